import type { SavedGuest } from '../../domain/guest-mutations.ts';
import type { Guest } from '../../domain/guest.ts';
import type { OpenedAt } from './opened-log.ts';

/** How a guest can be reached: WhatsApp, phone, or by hand. */
export type Reach = 'whatsapp' | 'phone' | 'copy';

export const getReach = ({ phone, isWAPhone }: Pick<Guest, 'phone' | 'isWAPhone'>): Reach => {
  if (phone === '') return 'copy';
  return isWAPhone === false ? 'phone' : 'whatsapp';
};

const reachOrder: readonly Reach[] = ['whatsapp', 'phone', 'copy'];

const isSaved = (guest: Guest): guest is SavedGuest => guest.id !== undefined;

/**
 * The guests to write to, one after the other: those on WhatsApp first, because they take one tap each.
 * @param chosen the selected ids; without any, the guests without an answer
 */
export function createQueue(guests: readonly Guest[], chosen: readonly string[] | undefined): SavedGuest[] {
  const ids = chosen && new Set(chosen);
  return guests
    .filter(isSaved)
    .filter(({ id, answer }) => (ids ? ids.has(id) : answer.kind === 'waiting'))
    .toSorted((one, other) => reachOrder.indexOf(getReach(one)) - reachOrder.indexOf(getReach(other)));
}

/** The next guest: the first one after this without a message opened since the queue began. */
export function findNext(
  queue: readonly SavedGuest[],
  current: string | undefined,
  done: ReadonlySet<string>,
): SavedGuest | undefined {
  const place = queue.findIndex(({ id }) => id === current);
  const inOrder = [...queue.slice(place + 1), ...queue.slice(0, Math.max(0, place))];
  return inOrder.find(({ id }) => !done.has(id));
}

/** How many guests of a queue had their message opened on this device. */
export const countOpened = (queue: readonly SavedGuest[], opened: OpenedAt) =>
  queue.filter(({ id }) => opened.has(id)).length;

/**
 * Whether a message would be a reminder. Before the invitation was sent nobody can be reminded of it; an answer shows that
 * it was, perhaps from another device.
 */
export const isReminder = (queue: readonly SavedGuest[], guests: readonly Guest[], opened: OpenedAt) =>
  countOpened(queue, opened) === queue.length || guests.some(({ answer }) => answer.kind !== 'waiting');
