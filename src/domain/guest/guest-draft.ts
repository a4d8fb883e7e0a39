import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { mostPeople } from '../../api/rsvp-count.ts';
import type { GuestDetails } from './guest-details.ts';
import { toLatinDigits } from '../../i18n/digits.ts';
import { readGuestPhone } from './guest-phone.ts';
import { phoneLength } from './phone.ts';
import { toWellFormed } from '../../browser/old-browsers.ts';

/** A guest as typed or imported: every field is a text. */
export interface GuestDraft {
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
export const isPeopleField = (field: keyof GuestDraft): boolean =>
  field === 'invitees' || field === 'inviteeOnCard';

/** An empty row of the form. New guests are assumed to be on WhatsApp. */
export const emptyDraft: GuestDraft = {
  name: '',
  phone: '',
  invitees: '',
  inviteeOnCard: '',
  isWAPhone: 'on',
};

const text = v.optional(v.string(), '');

const enterPeople = msg`Enter a number from 0 to 999`.id;

/** A number of people as it is typed; '' for none. */
export const people = v.pipe(
  text,
  v.transform((typed) => toLatinDigits(typed).trim()),
  v.check(
    (digits) => digits === '' || (/^\d{1,3}$/.test(digits) && Number(digits) <= mostPeople),
    enterPeople,
  ),
);

/** The rules of a guest's form. Messages are ids of texts, translated when they are shown. */
export const guestSchema = v.object({
  name: v.pipe(
    text,
    // A text field returns no line breaks and no half characters.
    v.transform((typed) => toWellFormed(typed).replaceAll(/\s+/g, ' ').trim()),
    v.nonEmpty(msg`Enter a name`.id),
  ),
  phone: v.pipe(
    text,
    v.transform((typed) => readGuestPhone(typed)),
    v.check(
      (phone) => phone === '' || (phone.length === phoneLength && /^\d+$/.test(phone)),
      msg`Enter 10 digits, without a country code`.id,
    ),
  ),
  invitees: people,
  inviteeOnCard: people,
  isWAPhone: text,
});

const requiredPeople = v.pipe(people, v.nonEmpty(enterPeople));

/** The rules for a guest who exists: an emptied number would silently become another one. */
export const existingGuestSchema = v.object({
  ...guestSchema.entries,
  invitees: requiredPeople,
  inviteeOnCard: requiredPeople,
});

/**
 * The rules for a guest of an event whose form shows no numbers: a number that nobody can see or mend must not prevent a
 * save.
 */
export const singleGuestSchema = v.object({ ...guestSchema.entries, invitees: text, inviteeOnCard: text });

/** The details of a valid draft. */
export function readDraft(draft: v.InferOutput<typeof guestSchema>): GuestDetails {
  const invitees = draft.invitees === '' ? 1 : Number(draft.invitees);
  const inviteeOnCard = draft.inviteeOnCard === '' ? invitees : Number(draft.inviteeOnCard);
  return { name: draft.name, phone: draft.phone, invitees, inviteeOnCard, isWAPhone: draft.isWAPhone !== '' };
}

/** The details to send, or the errors by field, as ids of texts. */
export type ParsedDraft =
  | { details: GuestDetails; errors?: undefined }
  | { details?: undefined; errors: Partial<Record<keyof GuestDraft, string>> };

/** Parses one draft. Phone numbers and counts may have Arabic digits. */
export function parseDraft(draft: Partial<GuestDraft>): ParsedDraft {
  const result = v.safeParse(guestSchema, draft);
  if (result.success) return { details: readDraft(result.output) };
  const { nested = {} } = v.flatten<typeof guestSchema>(result.issues);
  const errors = Object.entries(nested).map(([field, messages]) => [field, messages?.[0]]);
  return { errors: Object.fromEntries(errors) as Partial<Record<keyof GuestDraft, string>> };
}

/** A guest's details as the texts of a form. */
export const createDraft = (details: GuestDetails): GuestDraft => ({
  name: details.name,
  phone: details.phone,
  invitees: String(details.invitees),
  inviteeOnCard: String(details.inviteeOnCard),
  isWAPhone: details.isWAPhone ? 'on' : '',
});
