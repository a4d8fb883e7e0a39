import { queryOptions } from '@tanstack/react-query';
import type { TemplateApi } from '../../../api/template-client.ts';

/** listQuestions. */
export const questionsQuery = (templateApi: TemplateApi) =>
  queryOptions({
    queryKey: ['listQuestions'],
    queryFn: async ({ signal }) => {
      const { data } = await templateApi.GET('/api/faq', { signal });
      return data ?? [];
    },
  });
