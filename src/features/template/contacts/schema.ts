import * as v from 'valibot';
import { createCrudSearch, openRow } from '../../../ui/crud/crud-search.ts';

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
