import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { parseAnalytics, withoutGuests } from '../../domain/event/analytics.ts';
import { type GuestFilter, guestFilters, matchesFilter } from '../../domain/guest/guest-filter.ts';
import { createTestGuest as create } from '../../domain/test-organiser.ts';
import { findLoaded, withoutHidden } from './hidden-guests.ts';

const coming = create({ rsvpCount: 2, invitees: 3, isWAPhone: false });
const declined = create({ rsvpCount: 0, invitees: 1, discrepancies: ['Phone'] });
const waiting = create({ _id: 'g2', invitees: 4 });

test('the totals leave guests out by their answers', () => {
  const all = parseAnalytics({ total: 5, accepted: 2, rejected: 1, invitees: 12, confirmed: 3 });
  expect(withoutGuests(all, [coming, declined, waiting])).toEqual(
    parseAnalytics({ total: 2, accepted: 1, rejected: 0, invitees: 4, confirmed: 1 }),
  );
});

test('a missing total stays unknown, and none is negative', () => {
  expect(withoutGuests(parseAnalytics({ accepted: 0 }), [coming])).toEqual(parseAnalytics({ accepted: 0 }));
});

test('a guest is counted by each filter that lists them', () => {
  const findFilters = (guest: typeof coming): GuestFilter[] =>
    guestFilters.filter((filter) => matchesFilter(guest, filter));
  expect(findFilters(coming)).toEqual(['all', 'accepted', 'isWAPhone']);
  expect(findFilters(declined)).toEqual(['all', 'rejected', 'discrepancies']);
  expect(findFilters(waiting)).toEqual(['all']);
});

test('a guest of two loaded lists is found once', () => {
  const client = new QueryClient();
  client.setQueryData(['listGuests', 'e', 'all'], { guests: [coming, waiting] });
  client.setQueryData(['listGuests', 'e', 'accepted'], { guests: [coming] });
  client.setQueryData(['listGuests', 'other', 'all'], { guests: [declined] });
  expect(findLoaded(client, 'e', new Set(['g1', 'g3']))).toEqual([coming]);
});

test('a list leaves out guests whose deletion is pending', () => {
  const nameless = { ...waiting, id: undefined };
  expect(withoutHidden([coming, waiting, nameless], new Set(['g1', 'undefined']))).toEqual([
    waiting,
    nameless,
  ]);
  const list = [coming];
  expect(withoutHidden(list, new Set())).toBe(list);
});
