import { queryOptions } from '@tanstack/react-query';
import type { DemoApi } from '../../../api/demo-client.ts';

/** listNotes: all of them, those in the archive too, the newest first. */
export const notesQuery = (demoApi: DemoApi) =>
  queryOptions({
    queryKey: ['listNotes'],
    queryFn: async ({ signal }) => {
      const { data } = await demoApi.GET('/api/messages-app/messages', { signal });
      return data ?? [];
    },
  });

/** listLabels. */
export const labelsQuery = (demoApi: DemoApi) =>
  queryOptions({
    queryKey: ['listLabels'],
    queryFn: async ({ signal }) => {
      const { data } = await demoApi.GET('/api/messages-app/labels', { signal });
      return data ?? [];
    },
  });
