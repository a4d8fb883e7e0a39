import { templateQuery } from '../api/read-template.ts';
import type { TemplateApi } from '../api/client.ts';
import * as v from 'valibot';
import { createCrudSearch, openRow } from '../crud/crud-search.ts';

/** listContacts: all contacts, in no particular order. */
export const contactsQuery = (templateApi: TemplateApi) =>
  templateQuery(['listContacts'], (signal) => templateApi.GET('/api/guests-app/guests', { signal }));

/** getContact. */
export const contactQuery = (templateApi: TemplateApi, id: string) =>
  templateQuery(
    ['getContact', id],
    (signal) => templateApi.GET('/api/guests-app/guest', { params: { query: { id } }, signal }),
    'id',
  );

/** getContactsUser: the owner of the contacts, with the ids of the starred and frequent ones. */
export const contactsUserQuery = (templateApi: TemplateApi) =>
  templateQuery(
    ['getContactsUser'],
    (signal) => templateApi.GET('/api/guests-app/user', { signal }),
    'starred',
  );

/** The lists of contacts, as named in the address. */
export const contactViews = ['all', 'starred', 'frequent'] as const;
export type ContactView = (typeof contactViews)[number];

const crud = createCrudSearch(['name', 'company'], 'name');
export const contactsDefaults = { view: 'all', ...crud.defaults } as const;

/** The search parameters of the contacts. `contact` is the open one, or `new`; `edit` shows its form. */
export const contactsSearch = v.object({
  view: v.fallback(v.optional(v.picklist(contactViews), 'all'), 'all'),
  ...crud.entries,
  contact: openRow,
  edit: v.fallback(v.optional(v.picklist(['form', 'event'])), undefined),
});
export type ContactsSearch = v.InferOutput<typeof contactsSearch>;
