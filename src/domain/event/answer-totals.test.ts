import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeTotals } from './answer-totals.ts';
import { createTestGuest as guest } from '../test-organiser.ts';

test('guests and people are counted separately', () => {
  const totals = computeTotals([
    guest({ invitees: 4, rsvpCount: 3 }),
    guest({ invitees: 2, rsvpCount: 0 }),
    guest({ invitees: 5, rsvpCount: null, discrepancies: ['Two families'] }),
  ]);
  expect(totals.guests).toEqual({ coming: 1, declined: 1, waiting: 1 });
  expect(totals.people).toEqual({ invited: 11, coming: 3, notTaken: 1, declined: 2, waiting: 5, over: 0 });
  expect(totals.discrepancies).toHaveLength(1);
});

test('more people than invited are over capacity', () => {
  const { people } = computeTotals([guest({ invitees: 3, rsvpCount: 5 })]);
  expect(people).toEqual({ invited: 3, coming: 5, notTaken: 0, declined: 0, waiting: 0, over: 2 });
});

test('a guest without a number makes the total of people unknown, not wrong', () => {
  expect(computeTotals([guest({ rsvpCount: 2 })]).people).toBeUndefined();
  expect(computeTotals([guest({ invitees: 2, rsvpConfirmed: true })]).people).toBeUndefined();
});

test('the answers are grouped by the size of the invitation, smallest first', () => {
  const { bySize } = computeTotals([
    guest({ invitees: 4, rsvpCount: 3 }),
    guest({ invitees: 1, rsvpCount: 1 }),
    guest({ invitees: 4 }),
  ]);
  expect(bySize).toEqual([
    { size: 1, coming: 1, declined: 0, waiting: 0 },
    { size: 4, coming: 1, declined: 0, waiting: 1 },
  ]);
});

test('the parts of the meter add up to the people invited', () => {
  const people = fc.record({ invitees: fc.nat(30), rsvpCount: fc.option(fc.nat(40)) });
  fc.assert(
    fc.property(fc.array(people), (guests) => {
      const totals = computeTotals(guests.map(guest)).people;
      if (!totals) throw new Error('every guest has its numbers');
      const { invited, coming, over, notTaken, declined, waiting } = totals;
      expect(coming - over + notTaken + declined + waiting).toBe(invited);
    }),
  );
});
