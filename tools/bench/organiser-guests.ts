import type { Page } from '@playwright/test';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';

const createGuest = (number: number) => ({
  _id: `77${String(number).padStart(22, '0')}`,
  name: `Guest ${number}`,
  phone: String(7_000_000_000 + number),
  invitees: 1 + (number % 5),
  inviteeOnCard: 1 + (number % 5),
  rsvpCount: number % 3 === 0 ? null : number % 2,
  rsvpConfirmed: number % 3 !== 0 && number % 2 === 1,
  isWAPhone: number % 7 !== 0,
  discrepancies: [],
});

/** Answers listGuests of the wedding with this many guests; the mock backend answers other calls. */
export const serveGuests = (page: Page, size: number) =>
  page.route(`**/api/v1/events/${weddingId}/guests?*`, (route) => {
    const { searchParams } = new URL(route.request().url());
    const limit = Number(searchParams.get('limit'));
    const number = Number(searchParams.get('page'));
    const first = (number - 1) * limit;
    const docs = Array.from({ length: Math.max(0, Math.min(limit, size - first)) }, (_, at) =>
      createGuest(first + at + 1),
    );
    const totalPages = Math.ceil(size / limit);
    const paging = { totalDocs: size, limit, page: number, totalPages };
    const more = { hasNextPage: number < totalPages, hasPrevPage: number > 1 };
    return route.fulfill({ json: { status: 'success', data: { docs, ...paging, ...more } } });
  });

/**
 * A file with this many rows of valid guests; `isTwice` repeats each of them, and `hasRemark` adds a column that the
 * import has to ask about.
 */
export function guestFile(size: number, { hasRemark = false, isTwice = false } = {}) {
  const [head, remark] = hasRemark ? ['Name,Phone,Invited,Remark', ',x'] : ['Name,Phone,Invited', ''];
  const row = (n: number) => `Person ${n},${8_000_000_000 + n},2${remark}`;
  const rows = Array.from({ length: size }, (_, n) => row(isTwice ? n % (size / 2) : n));
  return { name: 'guests.csv', mimeType: 'text/csv', buffer: Buffer.from([head, ...rows].join('\r\n')) };
}
