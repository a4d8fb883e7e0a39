import { isRecord } from '../../api/errors.ts';
import { maxPeople } from '../../domain/rsvp-count.ts';
import { isGuestId } from '../guest-id.ts';

/** What a guest's page needs to know, parsed from any response. */
export interface Invitation {
  /** The guest's _id, if the response has one: it is the name of the card image. */
  guestId: string | undefined;
  /** The saved count: 0 is declined, null is not answered yet. It may exceed `limit`. */
  saved: number | null;
  /** The most people that may come, or undefined without a usable number. */
  limit: number | undefined;
  /** The number on the card ('Invited : …'). */
  inviteeOnCard: number | undefined;
  welcomeMessage: string;
  rsvpMessage: string;
  isSingleGuest: boolean;
  /** The response is about another guest than the link's, so the saved count is unknown. */
  isOtherGuest?: boolean;
}

/** An integer from 0 up, as a number or as text; undefined for any other value. */
export function parseCount(value: unknown): number | undefined {
  const count = typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : value;
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : undefined;
}

function parseLimit(value: unknown): number | undefined {
  const limit = parseCount(value);
  return limit !== undefined && limit >= 1 && limit <= maxPeople ? limit : undefined;
}

const parseId = (value: unknown) => (typeof value === 'string' && isGuestId(value) ? value : undefined);
const isMissing = (value: unknown) => value === undefined || value === null;
const parseText = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/**
 * Parses the body of getRsvp. Numbers may be texts; unusable values are undefined, and so is the result if the body is
 * not a guest. Written without a schema library, which would be two of the seventy kilobytes that a guest loads.
 * @param linkId the id in the link; a record with `_id` and `id` is the link's guest if one of them equals it
 */
export function parseInvitation(body: unknown, linkId?: string): Invitation | undefined {
  if (!isRecord(body) || !isRecord(body.data)) return undefined;
  const { _id, id, rsvpCount, invitees, inviteeOnCard, event } = body.data;
  const { welcomeMessage, rsvpMessage, isSingleGuest } = isRecord(event) ? event : {};
  const limit = parseLimit(invitees);
  const isSingle = isSingleGuest === true;
  const guestId = parseId(_id);
  const isOtherGuest =
    linkId !== undefined && guestId !== undefined && ![guestId, parseId(id)].includes(linkId);
  return {
    guestId,
    ...(isOtherGuest && { isOtherGuest }),
    saved: parseCount(rsvpCount) ?? null,
    // A single guest needs no number, but an invalid one still means that something is wrong.
    limit: isSingle && (limit !== undefined || isMissing(invitees)) ? 1 : limit,
    inviteeOnCard: parseCount(inviteeOnCard) ?? limit,
    welcomeMessage: parseText(welcomeMessage),
    rsvpMessage: parseText(rsvpMessage),
    isSingleGuest: isSingle,
  };
}
