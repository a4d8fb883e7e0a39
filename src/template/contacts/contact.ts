import * as v from 'valibot';
import type { Contact, ContactsUser } from '../api/template.gen.ts';
import { parseGuestTexts } from '../../domain/guest/guest-texts.ts';
import { normalizePhone } from '../../domain/guest/phone.ts';
import { textUpTo } from '../../forms/text-rule.ts';
import { toLatinDigits } from '../../i18n/digits.ts';
import { type ContactView, contactQuery, contactsQuery, contactsUserQuery } from './queries.ts';
import { msg } from '@lingui/core/macro';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';
import { hasEndedSession, NotSent } from '../../api/errors.ts';
import type { TemplateScope } from '../api/use-template-api.ts';
import { allGuestsQuery } from '../../domain/guest/all-guests.ts';
import type { GuestDetails } from '../../domain/guest/guest.ts';
import { createGuest } from '../../domain/guest/guest-mutations.ts';
import { findSamePerson } from '../../domain/guest/person-keys.ts';
import { toasts } from '../../ui/toasts/toasts.ts';

/** The form of a contact; only the name is required. */
export const contactSchema = v.object({
  name: v.pipe(textUpTo(120), v.nonEmpty(msg`Enter a name`.id)),
  jobTitle: textUpTo(120),
  company: textUpTo(120),
  email: v.union([
    v.pipe(v.optional(v.string(), ''), v.trim(), v.literal('')),
    v.pipe(v.string(), v.trim(), v.email(msg`You must enter a valid email`.id)),
  ]),
  phone: v.pipe(
    textUpTo(40),
    v.check((text) => /^(\+?\d{3,})?$/.test(normalizePhone(text)), msg`Please enter a valid phone number`.id),
  ),
  address: textUpTo(400),
  notes: textUpTo(2000),
  image: v.optional(v.string(), ''),
});

/** The contacts of a view: a list of the owner's. */
export function selectView(
  contacts: readonly Contact[],
  { starred, frequentContacts }: Pick<ContactsUser, 'starred' | 'frequentContacts'>,
  view: ContactView,
): readonly Contact[] {
  const ids = { all: undefined, starred, frequent: frequentContacts }[view];
  return ids ? contacts.filter(({ id }) => ids.includes(id)) : contacts;
}

/**
 * A contact as a guest of an event: the name, and the phone number if there is one. A contact may have any number, a
 * guest needs ten digits: undefined if the contact's number is invalid.
 */
export const toGuest = ({ name, phone }: Pick<Contact, 'name' | 'phone'>) =>
  parseGuestTexts({ name, phone, isWAPhone: 'on' }).details;

/** A mail link, or undefined for a text that is not a plain address, because it could contain a header. */
export const getMailLink = (email: string) =>
  /^[^\s@:?&/]+@[^\s@:?&/]+\.[^\s@:?&/]+$/.test(email) ? `mailto:${email}` : undefined;

/** A telephone link, or undefined for a text without digits. */
export function getPhoneLink(phone: string) {
  const digits = toLatinDigits(phone).replaceAll(/[^\d+]/g, '');
  return digits.length > 3 ? `tel:${digits}` : undefined;
}

/** saveContact: adds a contact without an id, updates one with it. */
export const saveContact = ({ templateApi, queryClient }: TemplateScope) =>
  mutationOptions({
    mutationFn: async ({ id, ...fields }: Contact) => {
      const { data } =
        id === ''
          ? await templateApi.POST('/api/guests-app/add-guest', { body: fields })
          : await templateApi.POST('/api/guests-app/update-guest', { body: { ...fields, id } });
      return data;
    },
    onSuccess: async (_, { id }) => {
      if (id !== '') await queryClient.invalidateQueries(contactQuery(templateApi, id));
      await queryClient.invalidateQueries(contactsQuery(templateApi));
      toasts.show({ variant: 'success', message: msg`Contact saved` });
    },
  });

/** removeContact for one contact, removeContacts for several: all of them, or none. */
export const removeContacts = ({ templateApi, queryClient }: TemplateScope) =>
  mutationOptions({
    mutationFn: async (contacts: readonly Contact[]) => {
      const ids = contacts.map(({ id }) => id);
      const [id] = ids;
      if (ids.length === 1 && id !== undefined) {
        await templateApi.POST('/api/guests-app/remove-guest', { body: { id }, parseAs: 'text' });
      } else {
        await templateApi.POST('/api/guests-app/remove-guests', { body: { ids }, parseAs: 'text' });
      }
    },
    onSettled: async (_data, _error, contacts) => {
      // An open panel still shows its record, and closes itself.
      for (const { id } of contacts)
        queryClient.removeQueries({ ...contactQuery(templateApi, id), type: 'inactive' });
      await Promise.all([
        queryClient.invalidateQueries(contactsQuery(templateApi)),
        queryClient.invalidateQueries(contactsUserQuery(templateApi)),
      ]);
    },
  });

/** toggleStarredContact. */
export const toggleStarred = ({ templateApi, queryClient }: TemplateScope) =>
  mutationOptions({
    mutationFn: (id: string) => templateApi.POST('/api/guests-app/toggle-starred-guest', { body: { id } }),
    onSuccess: () => queryClient.invalidateQueries(contactsUserQuery(templateApi)),
    meta: { errorMessage: msg`We could not save this. Try again.` },
  });

/** setContactsStarred and setContactsUnstarred. */
export const setStarred = ({ templateApi, queryClient }: TemplateScope) =>
  mutationOptions({
    mutationFn: ({ ids, isStarred }: { ids: string[]; isStarred: boolean }) =>
      isStarred
        ? templateApi.POST('/api/guests-app/set-guests-starred', { body: { ids } })
        : templateApi.POST('/api/guests-app/set-guests-unstarred', { body: { ids } }),
    onSettled: () => queryClient.invalidateQueries(contactsUserQuery(templateApi)),
    meta: { errorMessage: msg`We could not save this. Try again.` },
  });

/**
 * createGuest for an event of the product, unless its list has this guest already: then the result is the name there.
 * @throws NotSent where the list cannot be read
 */
export const inviteGuest = (api: Api, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: async ({ eventId, guest }: { eventId: string; guest: GuestDetails }) => {
      const list = await queryClient
        .fetchQuery({ ...allGuestsQuery(api, eventId), staleTime: 0 })
        .catch((cause: unknown) => {
          throw hasEndedSession(cause) ? cause : new NotSent({ cause });
        });
      const same = findSamePerson(list.guests, guest);
      if (same) return same.name;
      await createGuest(api, eventId, guest);
      // Every list and count of guests may have changed.
      await queryClient.invalidateQueries();
      return undefined;
    },
  });
