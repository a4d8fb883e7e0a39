import type { Guest } from '../../src/domain/guest/guest.ts';
import type { Kit } from './kit.ts';
import { addGuest, answer } from './reads.ts';

/** How many guests there are. A multiple of the shortest page shows a server that counts a page too many. */
export const rows = 150;
/** The number of each guest. A server may report a missing or unusual number as a discrepancy (A24). */
export const createPhone = (n: number) => `0501234${String(n).padStart(3, '0')}`;

/**
 * A hundred and fifty guests, with many for each filter. Eight are added at a time.
 * @returns what each row says, by the guest's id, and how many are invited and come
 */
export async function fill({ organiser, guestApi }: Kit, id: string) {
  let [invited, confirmed] = [0, 0];
  const rowById = new Map<string | undefined, unknown>();
  const queue = Array.from({ length: rows }, (_, n) => n);
  const work = async () => {
    for (let n = queue.shift(); n !== undefined; n = queue.shift()) {
      const row = {
        // Many have one name, so that sorting by name alone leaves the order of a page to chance.
        name: `Guest ${n % 7}`,
        phone: createPhone(n),
        // Different numbers, so that sorting by them shows.
        invitees: 2 + (n % 5),
        inviteeOnCard: 2 + (n % 5) + (n % 2),
        isWAPhone: n % 3 !== 0,
      };
      const guest = await addGuest(organiser, id, row);
      const count = [null, 2, 0, null][n % 4] ?? null;
      if (count !== null) await answer(guestApi, guest.id, count);
      invited += row.invitees;
      confirmed += count ?? 0;
      rowById.set(guest.id, { ...row, rsvpCount: count });
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return { rowById, invited, confirmed };
}

/** What a row of the list says. */
export const getRow = (guest: Guest) => ({ ...getDetails(guest), rsvpCount: getCount(guest) });

/** The number in an answer, or null without one. */
export const getCount = ({ answer: given }: Guest) =>
  given.kind === 'declined' ? 0 : given.kind === 'coming' ? given.count : null;

/** How many guests each filter leaves. */
export const expected = {
  all: rows,
  accepted: Array.from({ length: rows }, (_, n) => n).filter((n) => n % 4 === 1).length,
  rejected: Array.from({ length: rows }, (_, n) => n).filter((n) => n % 4 === 2).length,
  isWAPhone: Array.from({ length: rows }, (_, n) => n).filter((n) => n % 3 === 0).length,
  discrepancies: rows / 2,
};

/** The details of a guest that the journeys add. */
export const details = {
  name: 'Grace Okafor',
  phone: '0550110002',
  invitees: 4,
  inviteeOnCard: 4,
  isWAPhone: false,
};

/** The same fields of a guest from the backend. */
export const getDetails = ({ name, phone, invitees, inviteeOnCard, isWAPhone }: Guest) => ({
  name,
  phone,
  invitees,
  inviteeOnCard,
  isWAPhone,
});
