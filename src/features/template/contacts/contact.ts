import type { Contact, ContactsUser } from '../../../api/template.gen.ts';
import { parseDraft } from '../../../domain/guest-draft.ts';
import { toLatinDigits } from '../../../i18n/digits.ts';
import { createMatcher } from '../../../i18n/matches-query.ts';
import type { ContactView } from './schema.ts';

/** The contacts of a view that match a query, sorted by name by the rules of the language. */
export function findContacts(
  contacts: readonly Contact[],
  user: Pick<ContactsUser, 'starred' | 'frequentContacts'>,
  { view, search, locale }: { view: ContactView; search: string; locale: string },
): readonly Contact[] {
  const ids = { all: undefined, starred: user.starred, frequent: user.frequentContacts }[view];
  const matches = createMatcher(search);
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return contacts
    .filter(({ id }) => ids?.includes(id) ?? true)
    .filter(({ name, company, jobTitle, email, phone }) => matches(name, company, jobTitle, email, phone))
    .sort((one, other) => compare(one.name, other.name));
}

/**
 * A contact as a guest of an event: the name, and the phone number if there is one. A contact may have any number, a
 * guest needs ten digits: undefined if the contact's number is invalid.
 */
export const toGuest = ({ name, phone }: Pick<Contact, 'name' | 'phone'>) =>
  parseDraft({ name, phone, isWAPhone: 'on' }).details;

/** A mail link, or undefined for a text that is not a plain address, because it could contain a header. */
export const getMailLink = (email: string) =>
  /^[^\s@:?&/]+@[^\s@:?&/]+\.[^\s@:?&/]+$/.test(email) ? `mailto:${email}` : undefined;

/** A telephone link, or undefined for a text without digits. */
export function getPhoneLink(phone: string) {
  const digits = toLatinDigits(phone).replaceAll(/[^\d+]/g, '');
  return digits.length > 3 ? `tel:${digits}` : undefined;
}

/** The picture of a contact if it may be loaded: only one inside the page. */
export const getOwnImage = ({ image }: Pick<Contact, 'image'>) =>
  image.startsWith('data:image/') ? image : undefined;
