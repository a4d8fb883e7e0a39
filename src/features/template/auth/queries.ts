import { queryOptions } from '@tanstack/react-query';
import { readList } from '../../../api/read-template.ts';
import type { TemplateApi } from '../../../api/template-client.ts';

/** listMails. */
export const mailsQuery = (templateApi: TemplateApi) =>
  queryOptions({
    queryKey: ['listMails'],
    queryFn: async ({ signal }) => readList(await templateApi.GET('/api/auth/outbox', { signal })),
  });
