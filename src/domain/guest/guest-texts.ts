import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { maxPeople } from '../rsvp-count.ts';
import type { GuestDetails } from './guest.ts';
import { toLatinDigits } from '../../i18n/digits.ts';
import { phoneLength, normalizePhone } from './phone.ts';
import { toWellFormed } from '../../browser/old-browsers.ts';
import { getCountryCode } from './country-code.ts';

/** A guest as typed or imported: every field is a text. */
export interface GuestTexts {
  name: string;
  phone: string;
  /** Empty means 1 for a new guest. */
  invitees: string;
  /** Empty means the number invited, for a new guest. */
  inviteeOnCard: string;
  /** 'on' or ''. */
  isWAPhone: string;
}

/** Whether a field is a number of people. */
export const isPeopleField = (field: keyof GuestTexts): boolean =>
  field === 'invitees' || field === 'inviteeOnCard';

/** An empty row of the form. New guests are assumed to be on WhatsApp. */
export const emptyTexts: GuestTexts = {
  name: '',
  phone: '',
  invitees: '',
  inviteeOnCard: '',
  isWAPhone: 'on',
};

const anyText = v.optional(v.string(), '');

const enterPeople = msg`Enter a number from 0 to 999`.id;

/** A number of people as it is typed; '' for none. */
export const people = v.pipe(
  anyText,
  v.transform((typed) => toLatinDigits(typed).trim()),
  v.check(
    (digits) => digits === '' || (/^\d{1,3}$/.test(digits) && Number(digits) <= maxPeople),
    enterPeople,
  ),
);

/** The rules of a guest's form. Messages are ids of texts, translated when they are shown. */
export const guestSchema = v.object({
  name: v.pipe(
    anyText,
    // A text field returns no line breaks and no half characters.
    v.transform((typed) => toWellFormed(typed).replaceAll(/\s+/g, ' ').trim()),
    v.nonEmpty(msg`Enter a name`.id),
  ),
  phone: v.pipe(
    anyText,
    v.transform((typed) => parseGuestPhone(typed)),
    v.check(
      (phone) => phone === '' || isGuestPhone(phone),
      ({ input }) =>
        isForeignPhone(input)
          ? msg`This number is from another country. Leave it empty and send the link another way.`.id
          : msg`Enter 10 digits, without a country code`.id,
    ),
  ),
  invitees: people,
  inviteeOnCard: people,
  isWAPhone: anyText,
});

const requiredPeople = v.pipe(people, v.nonEmpty(enterPeople));

/** The rules for an existing guest: an emptied number would silently become a different number. */
export const existingGuestSchema = v.pipe(
  v.object({ ...guestSchema.entries, invitees: requiredPeople, inviteeOnCard: requiredPeople }),
  v.transform(parseDetails),
);

/**
 * The rules for a guest of an event whose form shows no numbers: an invalid number that is not shown must not prevent a
 * save.
 */
export const singleGuestSchema = v.pipe(
  v.object({ ...guestSchema.entries, invitees: anyText, inviteeOnCard: anyText }),
  v.transform(parseDetails),
);

/** The details of valid texts. */
function parseDetails(texts: v.InferOutput<typeof guestSchema>): GuestDetails {
  const invitees = texts.invitees === '' ? 1 : Number(texts.invitees);
  const inviteeOnCard = texts.inviteeOnCard === '' ? invitees : Number(texts.inviteeOnCard);
  return { name: texts.name, phone: texts.phone, invitees, inviteeOnCard, isWAPhone: texts.isWAPhone !== '' };
}

/** The details to send, or the errors by field, as ids of texts. */
export type ParsedTexts =
  | { details: GuestDetails; errors?: undefined }
  | { details?: undefined; errors: Partial<Record<keyof GuestTexts, string>> };

/** Parses the texts of one guest. Phone numbers and counts may have Arabic digits. */
export function parseGuestTexts(texts: Partial<GuestTexts>): ParsedTexts {
  const result = v.safeParse(guestSchema, texts);
  if (result.success) return { details: parseDetails(result.output) };
  const { nested = {} } = v.flatten<typeof guestSchema>(result.issues);
  const errors = Object.entries(nested).map(([field, messages]) => [field, messages?.[0]]);
  return { errors: Object.fromEntries(errors) as Partial<Record<keyof GuestTexts, string>> };
}

/** A guest's details as the texts of a form. */
export const toGuestTexts = (details: GuestDetails): GuestTexts => ({
  name: details.name,
  phone: details.phone,
  invitees: String(details.invitees),
  inviteeOnCard: String(details.inviteeOnCard),
  isWAPhone: details.isWAPhone ? 'on' : '',
});

/**
 * Normalises a guest's phone number for validation and sending (specification, section 9): ten characters without the
 * guests' country code and without the leading 0. Contacts and spreadsheets have both, in Turkey even together: +90 (0)
 * 555. In Italy the 0 is part of the number. Where numbers have nine digits, the leading 0 is the tenth. Another
 * country's code stays, so that validation rejects the number.
 */
export function parseGuestPhone(text: string, countryCode = getCountryCode()): string {
  const phone = normalizePhone(text);
  const digits = phone.replace(/^(?:\+|00)/, '');
  if (countryCode !== '' && digits.startsWith(countryCode)) {
    const rest = digits.slice(countryCode.length);
    const national = countryCode === '39' ? rest : removeTrunkZero(rest);
    if (national.length === phoneLength) return national;
    if (rest.length === phoneLength - 1 && nineDigitCountries.has(countryCode)) return `0${rest}`;
  }
  return removeTrunkZero(phone);
}

/** Countries whose numbers have nine digits after a leading 0. */
const nineDigitCountries = new Set(
  '27 31 32 33 41 61 212 213 218 249 380 962 963 966 967 970 971 972 994'.split(' '),
);

const removeTrunkZero = (phone: string) =>
  /^0\d+$/.test(phone) && phone.length === phoneLength + 1 ? phone.slice(1) : phone;

/** Whether an invalid number probably includes a country code: with + or 00 before it, or more than ten digits. */
export const hasCountryCode = (text: string) => /^(?:\+|00)?[1-9]\d{10,14}$/.test(parseGuestPhone(text, ''));

/** Whether a number, as `parseGuestPhone` returns it, is a guest's (specification, section 9). */
export const isGuestPhone = (phone: string) => phone.length === phoneLength && /^\d+$/.test(phone);

/** Whether a number, as `parseGuestPhone` returns it, has another country code than those of the guests. */
export function isForeignPhone(phone: string, countryCode = getCountryCode()): boolean {
  const [, digits] = /^(?:\+|00)([1-9]\d{6,14})$/.exec(phone) ?? [];
  return digits !== undefined && countryCode !== '' && !digits.startsWith(countryCode);
}
