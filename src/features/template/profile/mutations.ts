import { msg } from '@lingui/core/macro';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { TemplateApi } from '../../../api/template-client.ts';
import type { TemplateUserData, Timeline } from '../../../api/template.gen.ts';
import { demoSession, savedTexts } from '../../../domain/demo-session.ts';
import { toasts } from '../../../ui/toasts.ts';
import { profileQuery, timelineQuery } from './queries.ts';
import { withComment, withLike, withoutComment } from './timeline.ts';

const mutationKey = ['timeline'];

/** likePost: shown at once, and reverted if it fails. */
export function likePost(templateApi: TemplateApi, queryClient: QueryClient) {
  const timeline = createTimelineCache(templateApi, queryClient);
  return mutationOptions({
    mutationKey,
    // The last press is also the last to reach the server.
    scope: { id: 'like' },
    mutationFn: ({ postId, liked }: { postId: string; liked: boolean }) =>
      templateApi.PATCH('/api/profile/timeline/{postId}', { params: { path: { postId } }, body: { liked } }),
    onMutate: ({ postId, liked }) => timeline.change((before) => withLike(before, postId, liked)),
    onError: (_, { postId, liked }) => timeline.change((before) => withLike(before, postId, !liked)),
    onSettled: timeline.readAgain,
    meta: { errorMessage: msg`We could not save this.` },
  });
}

/** createComment: shown at once with a temporary id, and removed if it fails. */
export function createComment(templateApi: TemplateApi, queryClient: QueryClient) {
  const timeline = createTimelineCache(templateApi, queryClient);
  return mutationOptions({
    mutationKey,
    mutationFn: ({ postId, text }: { postId: string; text: string }) =>
      templateApi.POST('/api/profile/timeline/{postId}/comments', {
        params: { path: { postId } },
        body: { text },
      }),
    onMutate: async ({ postId, text }) => {
      const time = new Date().toISOString();
      const comment = { id: `sent ${time}`, time, text };
      await timeline.change((before) => withComment(before, postId, comment));
      return comment;
    },
    onError: (_, { postId }, comment) =>
      comment && timeline.change((before) => withoutComment(before, postId, comment.id)),
    onSettled: timeline.readAgain,
  });
}

/** The timeline in the cache. */
function createTimelineCache(templateApi: TemplateApi, queryClient: QueryClient) {
  const { queryKey } = timelineQuery(templateApi);
  return {
    async change(to: (before: Timeline) => Timeline) {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (before) => before && to(before));
    },
    /** Only the last change to settle reads: a response in between would undo the others for a moment. */
    readAgain: async () => {
      if (queryClient.isMutating({ mutationKey }) === 1) await queryClient.invalidateQueries({ queryKey });
    },
  };
}

/** updateTemplateUser. The toast names where the account is stored (specification, section 8). */
export const updateAccount = (templateApi: TemplateApi, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: ({ id, data }: { id: string; data: TemplateUserData }) =>
      templateApi.POST('/api/auth/user/update', { body: { user: { id, data } } }),
    onSuccess: async ({ data: user }) => {
      if (user) demoSession.setUser(user);
      await queryClient.invalidateQueries(profileQuery(templateApi));
      toasts.show({ variant: 'success', message: savedTexts[user?.from ?? 'custom-db'] });
    },
  });
