import { msg } from '@lingui/core/macro';
import { mutationOptions } from '@tanstack/react-query';
import type { TemplateUserData } from '../api/template.gen.ts';
import type { TemplateScope } from '../api/use-template-api.ts';
import { demoSession, savedTexts } from '../api/demo-session.ts';
import { toasts } from '../../ui/toasts/toasts.ts';
import { profileQuery, timelineQuery } from './queries.ts';

/** likePost. */
export const likePost = ({ templateApi, queryClient }: TemplateScope) =>
  mutationOptions({
    mutationFn: ({ postId, liked }: { postId: string; liked: boolean }) =>
      templateApi.PATCH('/api/profile/timeline/{postId}', { params: { path: { postId } }, body: { liked } }),
    onSuccess: () => queryClient.invalidateQueries(timelineQuery(templateApi)),
    meta: { errorMessage: msg`We could not save this.` },
  });

/** createComment. */
export const createComment = ({ templateApi, queryClient }: TemplateScope) =>
  mutationOptions({
    mutationFn: ({ postId, text }: { postId: string; text: string }) =>
      templateApi.POST('/api/profile/timeline/{postId}/comments', {
        params: { path: { postId } },
        body: { text },
      }),
    onSuccess: () => queryClient.invalidateQueries(timelineQuery(templateApi)),
    meta: { errorMessage: msg`We could not save this.` },
  });

/** updateTemplateUser. The toast names where the account is stored (specification, section 8). */
export const updateAccount = ({ templateApi, queryClient }: TemplateScope) =>
  mutationOptions({
    mutationFn: ({ id, data }: { id: string; data: TemplateUserData }) =>
      templateApi.POST('/api/auth/user/update', { body: { user: { id, data } } }),
    onSuccess: async ({ data: user }) => {
      if (user) demoSession.setUser(user);
      await queryClient.invalidateQueries(profileQuery(templateApi));
      toasts.show({ variant: 'success', message: savedTexts[user?.from ?? 'custom-db'] });
    },
  });
