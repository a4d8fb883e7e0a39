import { queryOptions } from '@tanstack/react-query';
import type { TemplateApi } from '../../../api/template-client.ts';
import { UnreadableResponse } from '../../../api/errors.ts';

/** listContacts: all contacts, in no particular order. */
export const contactsQuery = (templateApi: TemplateApi) =>
  queryOptions({
    queryKey: ['listContacts'],
    queryFn: async ({ signal }) => {
      const { data } = await templateApi.GET('/api/guests-app/guests', { signal });
      return data ?? [];
    },
  });

/** getContact. */
export const contactQuery = (templateApi: TemplateApi, id: string) =>
  queryOptions({
    queryKey: ['getContact', id],
    queryFn: async ({ signal }) => {
      const { data } = await templateApi.GET('/api/guests-app/guest', { params: { query: { id } }, signal });
      if (!data) throw new UnreadableResponse('getContact answered without a contact');
      return data;
    },
  });

/** getContactsUser: whose contacts they are, with the ids of the starred and the frequent ones. */
export const contactsUserQuery = (templateApi: TemplateApi) =>
  queryOptions({
    queryKey: ['getContactsUser'],
    queryFn: async ({ signal }) => {
      const { data } = await templateApi.GET('/api/guests-app/user', { signal });
      if (!data) throw new UnreadableResponse('getContactsUser answered without a user');
      return data;
    },
  });
