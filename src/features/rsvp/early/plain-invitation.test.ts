import { expect, test } from 'vitest';
import { readPlainInvitation } from './plain-invitation.ts';

const body = (guest: Record<string, unknown>) => ({
  data: {
    rsvpCount: null,
    invitees: 4,
    event: { isSingleGuest: false, welcomeMessage: 'With joy', rsvpMessage: 'Kindly answer' },
    ...guest,
  },
});

test('the early panel and the page agree on the meaning of 0 (openapi/QUESTIONS.md, A16)', () => {
  expect(readPlainInvitation(body({ rsvpCount: 0 }), false)?.saved).toBe(0);
  expect(readPlainInvitation(body({ rsvpCount: 0 }), true)?.saved).toBeNull();
  expect(readPlainInvitation(body({ rsvpCount: 2 }), true)?.saved).toBe(2);
});

test.each([{ invitees: '4' }, { invitees: 0 }, { rsvpCount: 5 }, { inviteeOnCard: 6 }, { event: null }])(
  'an invitation with %j is left to the page',
  (guest) => {
    expect(readPlainInvitation(body(guest))).toBeUndefined();
  },
);
