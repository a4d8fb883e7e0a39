import type { Api } from '../api/client.ts';
import type { Guest } from './guest.ts';
import { readGuestPage } from './guest-list.ts';

/** Guests that one call brings: the most that may be asked for (openapi/QUESTIONS.md, A20). */
const limit = 100;
/** Pages that are read at once. */
const atOnce = 4;

export interface AllGuestsRequest {
  eventId: string;
  signal?: AbortSignal | undefined;
  /** Hears how many guests are read, of how many. */
  onProgress?: ((read: number, total: number) => void) | undefined;
}

/** listGuests, page after page: every guest of an event, once each, in the order of the list. */
export async function fetchAllGuests(
  api: Api,
  { eventId, signal, onProgress }: AllGuestsRequest,
): Promise<Guest[]> {
  const fetchPage = async (page: number) => {
    const { data } = await api.GET('/api/v1/events/{eventId}/guests', {
      params: { path: { eventId }, query: { limit, page } },
      ...(signal && { signal }),
    });
    return readGuestPage(data?.data, { page, limit });
  };
  const first = await fetchPage(1);
  const pages = [first.guests];
  let read = first.guests.length;
  onProgress?.(read, first.total);
  let next = 2;
  const work = async () => {
    while (next <= first.pages) {
      const page = next;
      next += 1;
      const { guests } = await fetchPage(page);
      pages[page - 1] = guests;
      read += guests.length;
      onProgress?.(read, first.total);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  // A guest who is deleted meanwhile moves others to a page that was read, or is still to be read.
  const byId = new Map(pages.flat().map((guest, place) => [guest.id ?? `row ${place}`, guest]));
  return [...byId.values()];
}
