import { expect, test } from 'vitest';
import { checkOwed } from './verification.ts';

test.each([
  { given: { guestId: null }, says: 'it gives no guestId' },
  { given: { messageId: 32564944 }, says: 'messageId is 32564944, a number; text is due' },
])('a state that gives $given is wrong: $says', ({ given, says }) => {
  const params = { guests: [{}], messages: [{}] };
  const body = JSON.stringify({ state: 'an event', params, action: 'setup' });
  const whole = { eventId: 'e1', guestId: 'g1', messageId: 'm1' };
  expect(() => checkOwed(body, { ...whole, ...given })).toThrow(new Error(says));
});
