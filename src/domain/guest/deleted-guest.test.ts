import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { createAnsweringApi, createTestGuest } from '../test-organiser.ts';
import { hideDeletedGuests } from './deleted-guest.ts';
import { findLoaded } from './hidden-guests.ts';
import { guestListKey } from './guest-queries.ts';

test('a guest that somebody else deleted is in no list, so that totals read again lose them once', () => {
  // Nothing has the focus.
  vi.stubGlobal('document', { activeElement: null });
  const queryClient = new QueryClient();
  const guests = [createTestGuest({ _id: 'g1' }), createTestGuest({ _id: 'g2' })];
  queryClient.setQueryData([...guestListKey('e1'), 'all'], { guests });
  hideDeletedGuests({ api: createAnsweringApi({}), queryClient, eventId: 'e1' }, ['g1']);
  expect(findLoaded(queryClient, 'e1', new Set(['g1', 'g2'])).map(({ id }) => id)).toEqual(['g2']);
});
