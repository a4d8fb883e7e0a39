import * as v from 'valibot';

/** The lists of contacts, as named in the address. */
export const contactViews = ['all', 'starred', 'frequent'] as const;
export type ContactView = (typeof contactViews)[number];

/** The default search parameters, which are omitted from the address. */
export const plainContacts = { view: 'all', layout: 'list', search: '' } as const;

/** The search parameters of the contacts. `contact` is the open one, or `new`; `edit` shows its form. */
export const contactsSearch = v.object({
  view: v.fallback(v.optional(v.picklist(contactViews), 'all'), 'all'),
  layout: v.fallback(v.optional(v.picklist(['list', 'cards']), 'list'), 'list'),
  search: v.fallback(v.optional(v.string(), ''), ''),
  contact: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/))), undefined),
  edit: v.fallback(v.optional(v.picklist(['form', 'event'])), undefined),
});
export type ContactsSearch = v.InferOutput<typeof contactsSearch>;
