import { queryOptions } from '@tanstack/react-query';
import { readList, readRecord } from '../../../api/read-template.ts';
import type { TemplateApi } from '../../../api/template-client.ts';

/** listContacts: all contacts, in no particular order. */
export const contactsQuery = (templateApi: TemplateApi) =>
  queryOptions({
    queryKey: ['listContacts'],
    queryFn: async ({ signal }) => readList(await templateApi.GET('/api/guests-app/guests', { signal })),
  });

/** getContact. */
export const contactQuery = (templateApi: TemplateApi, id: string) =>
  queryOptions({
    queryKey: ['getContact', id],
    queryFn: async ({ signal }) =>
      readRecord(await templateApi.GET('/api/guests-app/guest', { params: { query: { id } }, signal }), 'id'),
  });

/** getContactsUser: the owner of the contacts, with the ids of the starred and frequent ones. */
export const contactsUserQuery = (templateApi: TemplateApi) =>
  queryOptions({
    queryKey: ['getContactsUser'],
    queryFn: async ({ signal }) =>
      readRecord(await templateApi.GET('/api/guests-app/user', { signal }), 'starred'),
  });
