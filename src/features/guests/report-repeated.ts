import { msg } from '@lingui/core/macro';
import { readEverybody } from '../../domain/all-guests.ts';
import { getFingerprint } from '../../domain/person-keys.ts';
import { toasts } from '../../ui/toasts.ts';
import { countGuests, type GuestStore } from './guest-cache.ts';
import { groupBy } from '../../browser/old-browsers.ts';

/** On longer lists, reading everybody after each new guest takes too many calls. */
const comparedAtMost = 500;

type Person = Parameters<typeof getFingerprint>[0];

/**
 * Reads the list after guests were created, and reports those whom it has more than once: a browser or a proxy may have
 * repeated a call after a cut connection, which no response shows.
 */
export async function reportRepeated(store: GuestStore, created: readonly Person[]): Promise<void> {
  if (created.length === 0 || countGuests(store) > comparedAtMost) return;
  // Without the list there is nothing to report: the guests are created in any case.
  const guests = await readEverybody(store.queryClient, store.api, store.eventId).catch(() => []);
  const people = groupBy(guests, getFingerprint);
  const isRepeated = (guest: Person) => (people.get(getFingerprint(guest)) ?? []).length > 1;
  const names = new Set(created.filter(isRepeated).map(({ name }) => name));
  if (names.size === 0) return;
  toasts.show({
    variant: 'warning',
    message: msg`On the guest list more than once. Delete the second one if you did not want two.`,
    detail: [...names].join(', '),
  });
}
