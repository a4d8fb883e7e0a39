import { queryOptions } from '@tanstack/react-query';
import type { TemplateApi } from '../../../api/template-client.ts';

/** listMails. */
export const mailsQuery = (templateApi: TemplateApi) =>
  queryOptions({
    queryKey: ['listMails'],
    queryFn: async ({ signal }) => {
      const { data } = await templateApi.GET('/api/auth/outbox', { signal });
      return data ?? [];
    },
  });
