import * as v from 'valibot';
import { areaText, fieldText } from '../parse.ts';

/** The details of an event, as in its form. */
export interface EventDetails {
  name: string;
  welcomeMessage: string;
  rsvpMessage: string;
  /** Whether an invitation is for one person, who answers yes or no. */
  isSingleGuest: boolean;
}

const schema = v.fallback(
  v.object({
    name: fieldText,
    welcomeMessage: areaText,
    rsvpMessage: areaText,
    isSingleGuest: v.fallback(v.boolean(), false),
  }),
  { name: '', welcomeMessage: '', rsvpMessage: '', isSingleGuest: false },
);

/** Parses the details from server data; missing or invalid ones are empty. */
export const readDetails = (payload: unknown): EventDetails => v.parse(schema, payload);

export const noDetails = readDetails({});

/** The details as the texts of a form; an unticked box is an empty text. */
export const toEventTexts = ({
  isSingleGuest,
  ...texts
}: EventDetails): Record<keyof EventDetails, string> => ({
  ...texts,
  isSingleGuest: isSingleGuest ? 'on' : '',
});

/** Parses the texts of a form. */
export const parseEventDetails = (texts: Readonly<Record<string, string>>): EventDetails =>
  readDetails({ ...texts, isSingleGuest: texts.isSingleGuest === 'on' });

/** The details in which two states of an event differ. Space around a text is ignored. */
export function findDifferences(one: EventDetails, other: EventDetails): (keyof EventDetails)[] {
  const [these, those] = [toEventTexts(one), toEventTexts(other)];
  const names = ['name', 'welcomeMessage', 'rsvpMessage', 'isSingleGuest'] as const;
  return names.filter((name) => these[name].trim() !== those[name].trim());
}
