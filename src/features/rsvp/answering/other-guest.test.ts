import { expect, test } from 'vitest';
import { openPage } from './test-page.ts';
import { createInvitation } from './test-guests.ts';

/** A cache mixes up two guests: reads return the record of somebody else. */
const mixUp = ({ server }: Awaited<ReturnType<typeof openPage>>, saved: number | null) => {
  const { reading } = server;
  server.reading = () => ({
    kind: 'invitation',
    invitation: { ...createInvitation({ saved }), guestId: 'other', isOtherGuest: true },
  });
  return () => void (server.reading = reading);
};

test('[F04] a thank-you does not change to the count of another guest', async () => {
  const page = await openPage();
  await page.answer(2);
  mixUp(page, 4);
  await page.comeBack();
  expect(page.state()).toMatchObject({ thanked: true, saved: 2, choice: 2 });
});

test('[F04] the count of another guest does not prove that an answer is saved', async () => {
  const page = await openPage();
  page.server.saving = async () => ({ kind: 'saved-unseen' });
  const sortOut = mixUp(page, 3);
  await page.answer(3);
  expect(page.unsent.read()).toMatchObject({ count: 3 });
  sortOut();
  await page.comeBack();
  expect(page.state()).toMatchObject({ thanked: false, delivery: 'not-saved', choice: 3, saved: null });
});

test('[F11] an untouched page does not take the answer of another guest', async () => {
  const page = await openPage({ saved: 2 });
  mixUp(page, 0);
  await page.comeBack();
  expect(page.state()).toMatchObject({ saved: 2, invitation: { guestId: 'g1' } });
});

test('a page that began with the record of another guest shows the right one later', async () => {
  const page = await openPage();
  const other = await openPage({ invitation: { guestId: 'other', isOtherGuest: true } });
  other.server.reading = page.server.reading;
  page.server.count = 3;
  await other.comeBack();
  expect(other.state()).toMatchObject({ saved: 3, invitation: { guestId: 'g1' } });
});
