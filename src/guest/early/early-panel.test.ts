import { expect, test } from 'vitest';
import { parsePlainInvitation } from './early-panel.ts';

const body = (guest: Record<string, unknown>) => ({
  data: {
    rsvpCount: null,
    invitees: 4,
    event: { isSingleGuest: false, welcomeMessage: 'With joy', rsvpMessage: 'Kindly answer' },
    ...guest,
  },
});

test('the panel reads 0 as a refusal, and null as no answer (A16)', () => {
  expect(parsePlainInvitation(body({ rsvpCount: 0 }))?.saved).toBe(0);
  expect(parsePlainInvitation(body({ rsvpCount: null }))?.saved).toBeNull();
});

test.each([{ invitees: '4' }, { invitees: 0 }, { rsvpCount: 5 }, { inviteeOnCard: 6 }, { event: null }])(
  'an invitation with %j is left to the page',
  (guest) => {
    expect(parsePlainInvitation(body(guest))).toBeUndefined();
  },
);
