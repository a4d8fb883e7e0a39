import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { guestWhoNeverAnswered, selectedMessage, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { backend } from '../support/backend.ts';
import { openRoute } from '../support/open-route.tsx';

test.each([
  ['ar', 'We would love to see you.\nHere is your link.', 'ltr'],
  ['en', 'يسرنا حضوركم.\nهذا رابطكم.', 'rtl'],
] as const)('the text of a bubble has its own direction (%s)', async (locale, message, direction) => {
  for (const address of [
    `/apps/event/${weddingId}?tab=messages&message=${selectedMessage}`,
    `/events/guests/all?event=${weddingId}&guest=${guestWhoNeverAnswered}`,
  ]) {
    await openRoute(address, {
      signedInAs: admin,
      locale,
      before: () => backend.patch('messages', selectedMessage, { message }),
    });
    const bubble = page.bySelector(':is(figure, [role=group]) p').filter({ hasText: message.slice(0, 8) });
    await expect.element(bubble.first()).toBeVisible();
    const style = getComputedStyle(bubble.first().element());
    expect([style.direction, style.textAlign]).toEqual([direction, 'start']);
  }
});
