import { expect, test } from 'vitest';
import { compareDetails, getDetails } from './guest-details.ts';
import { parseGuest } from './guest.ts';

const guest = parseGuest({ _id: 'g1', name: 'Ada', invitees: 4 });

test('[F29] two states of a guest differ in the changed details', () => {
  if (!guest) throw new Error('no guest');
  const details = getDetails(guest);
  expect(details).toEqual({ name: 'Ada', phone: '', invitees: 4, inviteeOnCard: 4, isWAPhone: false });
  expect(compareDetails(details, { ...details })).toEqual([]);
  expect(compareDetails(details, { ...details, name: 'Ada B.', isWAPhone: true })).toEqual([
    'name',
    'isWAPhone',
  ]);
});
