import { mostPeople, parseAnsweredCount } from '../../../api/rsvp-count.ts';

/** An invitation that the early panel can show. */
export interface PlainInvitation {
  saved: number | null;
  limit: number;
  welcomeMessage: string;
  rsvpMessage: string;
  isSingleGuest: boolean;
}

/** Parses a body in which every field has its plain form. Anything else is left to `parseInvitation`. */
export function parsePlainInvitation(body: unknown, zeroIsSilence?: boolean): PlainInvitation | undefined {
  const data = part(body, 'data');
  const event = part(data, 'event');
  const saved = part(data, 'rsvpCount') ?? null;
  const limit = part(data, 'invitees');
  const onCard = part(data, 'inviteeOnCard') ?? limit;
  const isSingleGuest = part(event, 'isSingleGuest');
  const [welcomeMessage, rsvpMessage] = [text(event, 'welcomeMessage'), text(event, 'rsvpMessage')];
  if (!isCount(limit) || limit < 1 || limit > mostPeople || onCard !== limit) return undefined;
  if (saved !== null && (!isCount(saved) || saved > limit)) return undefined;
  const answered = parseAnsweredCount(saved, zeroIsSilence);
  if (typeof isSingleGuest !== 'boolean' || !welcomeMessage || !rsvpMessage) return undefined;
  // The saved answer of a single guest is shown as a sentence, which only the page has.
  if (isSingleGuest && answered !== null) return undefined;
  return { saved: answered, limit, welcomeMessage, rsvpMessage, isSingleGuest };
}

const part = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const text = (value: unknown, name: string) => {
  const found = part(value, name);
  return typeof found === 'string' ? found.trim() : '';
};

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
