import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { clampCount } from './count.ts';
import { parseInvitation } from './invitation.ts';

const bodyWith = (guest: Record<string, unknown>) => ({
  data: { _id: 'g1', rsvpCount: 2, invitees: 4, inviteeOnCard: 4, event: { isSingleGuest: false }, ...guest },
});

test.each([
  ['4', 4],
  [' 4 ', 4],
  [4, 4],
  [undefined, undefined],
  [null, undefined],
  [Number.NaN, undefined],
  [2.5, undefined],
  [-2, undefined],
  [0, undefined],
  [999, 999],
  [1000, undefined],
  ['four', undefined],
  [[4], undefined],
  [true, undefined],
])('[F20] invitees %j gives the limit %j', (invitees, limit) => {
  expect(parseInvitation(bodyWith({ invitees }))?.limit).toBe(limit);
});

test('[F19] the card shows its own number; the limit is invitees', () => {
  expect(parseInvitation(bodyWith({ inviteeOnCard: 6 }))).toMatchObject({ limit: 4, inviteeOnCard: 6 });
});

test('[F21] a single-guest event has a limit of one, whatever invitees says', () => {
  const single = { event: { isSingleGuest: true }, rsvpCount: 3 };
  expect(parseInvitation(bodyWith(single))).toMatchObject({ limit: 1, saved: 3, isSingleGuest: true });
  expect(parseInvitation(bodyWith({ ...single, invitees: 0 }))?.limit).toBeUndefined();
  expect(parseInvitation(bodyWith({ ...single, invitees: null }))?.limit).toBe(1);
});

test.each([null, undefined, 'party', {}, { welcomeMessage: null, rsvpMessage: 7, isSingleGuest: 'no' }])(
  '[F22] event %j leaves no heading blank and breaks nothing',
  (event) => {
    expect(parseInvitation(bodyWith({ event }))).toMatchObject({
      welcomeMessage: '',
      rsvpMessage: '',
      isSingleGuest: false,
    });
  },
);

test.each([null, undefined, 7, '<html>', [], {}, { data: null }, { data: [] }])(
  '[F20] the body %j is not a guest',
  (body) => {
    expect(parseInvitation(body)).toBeUndefined();
  },
);

test('an id that is invalid in an address is ignored', () => {
  expect(parseInvitation(bodyWith({ _id: '../login' }))?.guestId).toBeUndefined();
  expect(parseInvitation(bodyWith({ _id: 7 }))?.guestId).toBeUndefined();
});

test.each([
  [0, 0],
  [null, null],
  [undefined, null],
])('a saved rsvpCount of %j is read as %j', (rsvpCount, saved) => {
  expect(parseInvitation(bodyWith({ rsvpCount }))?.saved).toBe(saved);
});

test('[F20] any response gives an invitation that can be shown, or none', () => {
  const counts = fc.oneof(fc.anything(), fc.integer({ min: -1, max: 1_001 }), fc.nat().map(String));
  const seen = { saved: 0, limits: 0 };
  const hostile = fc.oneof(
    fc.anything({ withNullPrototype: true }),
    fc.record(
      {
        invitees: counts,
        rsvpCount: counts,
        inviteeOnCard: counts,
        event: fc.anything(),
      },
      { requiredKeys: [] },
    ),
  );
  fc.assert(
    fc.property(hostile, (data) => {
      const invitation = parseInvitation({ data });
      if (!invitation) return;
      const { limit, saved } = invitation;
      if (limit !== undefined) seen.limits += 1;
      if (saved !== null) seen.saved += 1;
      expect(limit ?? 1).toSatisfy((n: number) => Number.isInteger(n) && n >= 1 && n <= 999);
      expect(saved ?? 0).toSatisfy((n: number) => Number.isInteger(n) && n >= 0);
      expect(clampCount(saved ?? 0, limit ?? 0)).toBeLessThanOrEqual(limit ?? 0);
    }),
    { numRuns: 2_000 },
  );
  expect(seen.limits).toBeGreaterThan(100);
  expect(seen.saved).toBeGreaterThan(100);
});

test('[F25] a record is another guest’s unless an id is the link’s', () => {
  const isOther = (guest: Record<string, unknown>, linkId?: string) =>
    parseInvitation(bodyWith(guest), linkId)?.isOtherGuest;
  expect(isOther({ _id: 'g2' }, 'g1')).toBe(true);
  expect(isOther({ _id: 'g2', id: 'g3' }, 'g1')).toBe(true);
  for (const guest of [{ _id: 'g1' }, { _id: 'db7', id: 'g1' }, { _id: 'g1', id: 'db7' }, { _id: undefined }])
    expect(isOther(guest, 'g1')).toBeUndefined();
});
