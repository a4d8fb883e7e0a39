import { isRecord } from '../../api/envelope.ts';
import { isGuestId } from './guest-id.ts';

/** What a guest's page needs to know, read from whatever the server responds. */
export interface Invitation {
  /** The guest's _id, where the answer has one: the card image is named by it. */
  guestId: string | undefined;
  /** The saved count: 0 is declined, null is not answered yet. It may lie above `limit`. */
  saved: number | null;
  /** The most people that may come, or undefined where the answer has no usable number. */
  limit: number | undefined;
  /** What the card says ('Invited : …'). */
  inviteeOnCard: number | undefined;
  welcomeMessage: string;
  rsvpMessage: string;
  isSingleGuest: boolean;
  /** The answer is about somebody else than the link: it proves nothing about what was saved. */
  isOtherGuest?: boolean;
}

/** More people than this on one card is a mistake of the data, and no slider could set it. */
const mostInvitees = 1000;

/** A whole number of 0 or more, as a number or as text; undefined is any other value. */
function readCount(value: unknown): number | undefined {
  const count = typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : value;
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : undefined;
}

function readLimit(value: unknown): number | undefined {
  const limit = readCount(value);
  return limit !== undefined && limit >= 1 && limit <= mostInvitees ? limit : undefined;
}

const isMissing = (value: unknown) => value === undefined || value === null;
const readText = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/**
 * Reads the body of getRsvp. Numbers may come as text; what cannot be used is left undefined, and
 * a body that is no guest at all gives undefined. Written without a schema library, which would be
 * two of the seventy kilobytes that a guest loads.
 */
export function readInvitation(body: unknown): Invitation | undefined {
  if (!isRecord(body) || !isRecord(body.data)) return undefined;
  const { _id, rsvpCount, invitees, inviteeOnCard, event } = body.data;
  const { welcomeMessage, rsvpMessage, isSingleGuest } = isRecord(event) ? event : {};
  const limit = readLimit(invitees);
  const isSingle = isSingleGuest === true;
  return {
    guestId: typeof _id === 'string' && isGuestId(_id) ? _id : undefined,
    saved: readCount(rsvpCount) ?? null,
    // A single guest needs no number; one that cannot be used still says that something is wrong.
    limit: isSingle && (limit !== undefined || isMissing(invitees)) ? 1 : limit,
    inviteeOnCard: readCount(inviteeOnCard) ?? limit,
    welcomeMessage: readText(welcomeMessage),
    rsvpMessage: readText(rsvpMessage),
    isSingleGuest: isSingle,
  };
}
