import * as v from 'valibot';
import { parseResponse } from '../api/parse-response.ts';
import { type Guest, readGuest } from './guest.ts';

/** One page of a guest list. */
export interface GuestPage {
  guests: Guest[];
  /** Guests on all pages together. */
  total: number;
  /** This page and the last, counted from 1. */
  page: number;
  pages: number;
}

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const count = v.fallback(v.optional(whole), undefined);
const envelope = v.object({
  docs: v.array(v.unknown(), 'The list of guests is no list'),
  totalDocs: count,
  totalPages: count,
  page: count,
});

/**
 * Reads one page of guests. Paging that is missing or makes no sense is worked out from what is there;
 * a bare list is one page (openapi/QUESTIONS.md, A3 and A8).
 * @throws UnreadableResponse where there is no list: an empty screen would say that nobody is invited.
 */
export function readGuestPage(payload: unknown, asked: { page: number; limit: number }): GuestPage {
  const given = Array.isArray(payload) ? { docs: payload } : payload;
  const { docs, totalDocs, totalPages, page = asked.page } = parseResponse(envelope, given);
  const guests = docs.map(readGuest).filter((guest) => guest !== undefined);
  const before = (asked.page - 1) * asked.limit;
  const total = Math.max(totalDocs ?? 0, guests.length > 0 ? before + guests.length : 0);
  const pages = Math.max(1, totalPages ?? Math.ceil(total / asked.limit));
  return { guests, total, page: Math.max(1, page), pages };
}
