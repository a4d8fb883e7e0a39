import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import type { Contact, ContactsUser } from '../../../api/template.gen.ts';
import { parseDraft } from '../../../domain/guest/guest-draft.ts';
import { normalizePhone } from '../../../domain/guest/phone.ts';
import { textUpTo } from '../../../forms/text-rule.ts';
import { toLatinDigits } from '../../../i18n/digits.ts';
import type { ContactView } from './schema.ts';

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
  parseDraft({ name, phone, isWAPhone: 'on' }).details;

/** A mail link, or undefined for a text that is not a plain address, because it could contain a header. */
export const getMailLink = (email: string) =>
  /^[^\s@:?&/]+@[^\s@:?&/]+\.[^\s@:?&/]+$/.test(email) ? `mailto:${email}` : undefined;

/** A telephone link, or undefined for a text without digits. */
export function getPhoneLink(phone: string) {
  const digits = toLatinDigits(phone).replaceAll(/[^\d+]/g, '');
  return digits.length > 3 ? `tel:${digits}` : undefined;
}
