import { queryOptions } from '@tanstack/react-query';
import type { DemoApi } from '../../../api/demo-client.ts';

/** listQuestions. */
export const questionsQuery = (demoApi: DemoApi) =>
  queryOptions({
    queryKey: ['listQuestions'],
    queryFn: async ({ signal }) => {
      const { data } = await demoApi.GET('/api/faq', { signal });
      return data ?? [];
    },
  });
