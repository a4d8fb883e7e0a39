import { expect, test } from 'vitest';
import { createInvitation } from './test-guests.ts';
import { openPage } from './test-page.ts';

/** A cache mixes up two guests: reads return the record of somebody else. */
const mixUp = ({ server }: Awaited<ReturnType<typeof openPage>>, saved: number | null) => {
  const { reading } = server;
  server.reading = () => ({
    kind: 'invitation',
    invitation: { ...createInvitation({ saved }), guestId: 'other', isOtherGuest: true },
  });
  return () => void (server.reading = reading);
};

test('[F04] [F11] another guest’s answer changes no page or thank-you', async () => {
  const page = await openPage({ saved: 2 });
  const sortOut = mixUp(page, 0);
  await page.comeBack();
  expect(page.state()).toMatchObject({ saved: 2, invitation: { guestId: 'g1' } });
  sortOut();
  await page.answer(3);
  mixUp(page, 4);
  await page.comeBack();
  expect(page.state()).toMatchObject({ thanked: true, saved: 3, choice: 3 });
});

test('[F04] another guest’s count does not prove a save', async () => {
  const page = await openPage();
  page.server.saving = async () => ({ kind: 'saved-unverified' });
  const sortOut = mixUp(page, 3);
  await page.answer(3);
  expect(page.unsent.read()).toMatchObject({ count: 3 });
  sortOut();
  await page.comeBack();
  expect(page.state()).toMatchObject({ thanked: false, delivery: 'not-saved', choice: 3, saved: null });
});

test('a page that began with another guest shows the right one', async () => {
  const page = await openPage();
  const other = await openPage({ invitation: { guestId: 'other', isOtherGuest: true } });
  other.server.reading = page.server.reading;
  page.server.count = 3;
  await other.comeBack();
  expect(other.state()).toMatchObject({ saved: 3, invitation: { guestId: 'g1' } });
});

test('[F14] a link that does not work for a moment keeps the choice', async () => {
  const { answering, comeBack, server, state } = await openPage();
  answering.choose(3);
  const { reading } = server;
  server.reading = () => ({ kind: 'not-valid' });
  await comeBack();
  expect(state().page).toBe('not-valid');
  server.reading = () => ({ kind: 'unreachable' });
  await comeBack();
  expect(state().page).toBe('not-valid');
  server.reading = reading;
  await comeBack();
  expect(state()).toMatchObject({ page: 'ready', choice: 3, delivery: 'idle' });
});

test('[F14] after a gone link an answer is offered, not sent', async () => {
  const { answer, comeBack, confirm, server, state, unsent } = await openPage();
  const { reading, saving } = server;
  Object.assign(server, {
    reading: () => ({ kind: 'not-valid' }),
    saving: async () => ({ kind: 'unknown' }),
  });
  await answer(3);
  expect(state()).toMatchObject({ page: 'not-valid', unsent: null });
  Object.assign(server, { reading, saving });
  await comeBack();
  expect(state()).toMatchObject({ page: 'ready', choice: 3, unsent: { count: 3 }, delivery: 'not-saved' });
  expect(server.saves).toEqual([3]);
  await confirm();
  expect(state()).toMatchObject({ thanked: true, saved: 3 });
  expect(unsent.read()).toBeUndefined();
});
