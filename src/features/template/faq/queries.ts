import { queryOptions } from '@tanstack/react-query';
import { parseList } from '../../../api/read-template.ts';
import type { TemplateApi } from '../../../api/template-client.ts';

/** listQuestions. */
export const questionsQuery = (templateApi: TemplateApi) =>
  queryOptions({
    queryKey: ['listQuestions'],
    queryFn: async ({ signal }) => parseList(await templateApi.GET('/api/faq', { signal })),
  });
