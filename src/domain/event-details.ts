import * as v from 'valibot';
import type { components } from '../api/schema.gen.ts';

/** What an organiser writes about an event, as its form shows it. */
export interface EventDetails {
  name: string;
  welcomeMessage: string;
  rsvpMessage: string;
  /** Whether an invitation is for one person, who says yes or no. */
  isSingleGuest: boolean;
}

// A text field gives back no carriage returns and no halves of a character, so it starts without any.
const text = v.fallback(
  v.pipe(
    v.string(),
    v.transform((given) => given.replaceAll(/\r\n?/g, '\n').toWellFormed()),
  ),
  '',
);
const line = v.pipe(
  text,
  v.transform((given) => given.replaceAll('\n', ' ').trim()),
);
const schema = v.fallback(
  v.object({
    name: line,
    welcomeMessage: text,
    rsvpMessage: text,
    isSingleGuest: v.fallback(v.boolean(), false),
  }),
  { name: '', welcomeMessage: '', rsvpMessage: '', isSingleGuest: false },
);

/** Reads the details of whatever the server sent; what is missing or misshapen reads as not written. */
export const readDetails = (payload: unknown): EventDetails => v.parse(schema, payload);

export const noDetails = readDetails({});

/** The details as the texts of a form; a box that is not ticked is an empty text. */
export const asTexts = ({ isSingleGuest, ...texts }: EventDetails): Record<keyof EventDetails, string> => ({
  ...texts,
  isSingleGuest: isSingleGuest ? 'on' : '',
});

/** The details that a form's texts hold. */
export const ofTexts = (texts: Readonly<Record<string, string>>): EventDetails =>
  readDetails({ ...texts, isSingleGuest: texts.isSingleGuest === 'on' });

/** In which details two states of an event differ. Space around a text does not count. */
export function differences(one: EventDetails, other: EventDetails): (keyof EventDetails)[] {
  const [these, those] = [asTexts(one), asTexts(other)];
  const names = ['name', 'welcomeMessage', 'rsvpMessage', 'isSingleGuest'] as const;
  return names.filter((name) => these[name].trim() !== those[name].trim());
}

/** What is not an organiser's to change (the specification, section 7). */
const notInAnUpdate = new Set('id _id user handle image images createdAt updatedAt'.split(' '));

/**
 * The body of updateEvent: the new details over the event as the server sent it, so that fields that
 * this product does not know go back unchanged.
 */
export function updateOf(
  fields: Readonly<Record<string, unknown>>,
  details: EventDetails,
): components['schemas']['EventUpdate'] {
  const kept = Object.entries({ ...fields, ...details }).filter(([name]) => !notInAnUpdate.has(name));
  return Object.fromEntries(kept);
}
