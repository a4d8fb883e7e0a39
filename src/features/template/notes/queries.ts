import { queryOptions } from '@tanstack/react-query';
import { readList } from '../../../api/read-template.ts';
import type { TemplateApi } from '../../../api/template-client.ts';

/** listNotes: all of them, including archived ones, newest first. */
export const notesQuery = (templateApi: TemplateApi) =>
  queryOptions({
    queryKey: ['listNotes'],
    queryFn: async ({ signal }) => readList(await templateApi.GET('/api/messages-app/messages', { signal })),
  });

/** listLabels. */
export const labelsQuery = (templateApi: TemplateApi) =>
  queryOptions({
    queryKey: ['listLabels'],
    queryFn: async ({ signal }) => readList(await templateApi.GET('/api/messages-app/labels', { signal })),
  });
