import { expect, test, vi } from 'vitest';
import { stubStorage } from '../../storage/test-storage.ts';
import { createUnsentStore } from './answering-state.ts';
import { openPage } from './test-page.ts';

const stored = { count: 3, basedOn: null, autoSend: true };

test('an answer that an earlier version stored is sent', async () => {
  stubStorage().setItem('guestwise.rsvp.g1', '{"count":3,"instead":2,"waiting":true}');
  const earlier = createUnsentStore('g1').read();
  expect(earlier).toMatchObject({ count: 3, basedOn: 2, autoSend: true });
  const { server } = await openPage({ stored: earlier, saved: 2 });
  expect(server.saves).toEqual([3]);
});

test('[F18] an answer reported as not sent stays unsent at any limit', async () => {
  const first = await openPage({ stored: { ...stored, count: 4 }, invitation: { limit: 1 } });
  expect(first.state().delivery).toBe('over-limit');
  first.answering.choose(1);
  first.leave();

  const reloaded = await openPage({ stored: first.unsent.read() });
  expect(reloaded.server.saves).toEqual([]);
  expect(reloaded.state()).toMatchObject({ choice: 4, delivery: 'not-saved', thanked: false });
});

test('[F07] an answer that lost to a newer one is not sent later', async () => {
  const first = await openPage({ stored, saved: 2 });
  expect(first.state().delivery).toBe('changed');
  first.leave();

  const reloaded = await openPage({ stored: first.unsent.read() });
  expect(reloaded.server.saves).toEqual([]);
  expect(reloaded.state()).toMatchObject({ choice: 3, delivery: 'not-saved', thanked: false });
});

test('[F04] a read of another guest does not prove that an answer is saved', async () => {
  const { answer, server, state, unsent } = await openPage();
  server.saving = async () => ({ kind: 'unknown' });
  server.count = 3;
  server.invitation = { guestId: 'g2', isOtherGuest: true };
  await answer(3);
  expect(state()).toMatchObject({ delivery: 'unknown', unsent: { count: 3 }, thanked: false });
  expect(unsent.read()?.count).toBe(3);

  const reloaded = await openPage({ stored, saved: 3, invitation: { guestId: 'g2', isOtherGuest: true } });
  expect(reloaded.unsent.read()?.count).toBe(3);
  expect(reloaded.state().thanked).toBe(false);
});

test('[F15] an unreadable link says that an answer is unsent, and is reread', async () => {
  const { server, state, unsent } = await openPage({ stored, isDown: true });
  expect(state()).toMatchObject({ page: 'unreachable', unsent: { count: 3, autoSend: true } });
  server.isDown = false;
  await vi.advanceTimersByTimeAsync(25_000);
  expect(server.saves).toEqual([3]);
  expect(state()).toMatchObject({ page: 'ready', saved: 3 });
  expect(unsent.read()).toBeUndefined();
});

test('a refusal keeps the server’s reason after a reload', async () => {
  const first = await openPage();
  first.server.saving = async () => ({ kind: 'refused', reason: 'Answers are closed.' });
  await first.answer(3);
  first.leave();

  const reloaded = await openPage({ stored: first.unsent.read() });
  expect(reloaded.server.saves).toEqual([]);
  expect(reloaded.state()).toMatchObject({
    delivery: 'refused',
    unsent: { reason: 'Answers are closed.' },
    choice: 3,
  });
});

test('[F25] another guest’s record is no newer answer and ends no wait', async () => {
  const { server, state, unsent } = await openPage({
    stored,
    saved: 3,
    invitation: { guestId: 'g2', isOtherGuest: true },
  });
  expect(state()).toMatchObject({ delivery: 'busy', unsent: { count: 3 } });
  Object.assign(server, { count: null, invitation: {} });
  await vi.advanceTimersByTimeAsync(25_000);
  expect(server.saves).toEqual([3]);
  expect(unsent.read()).toBeUndefined();
});

test('[F11] an answer that another tab replaced is not stored again', async () => {
  const { answer, comeBack, cut, server, state, unsent } = await openPage();
  const reconnect = cut();
  server.saving = async () => {
    // The other tab cannot write: it removes what its own answer replaces.
    unsent.remove();
    return { kind: 'unknown' };
  };
  await answer(3);
  expect(unsent.read()).toBeUndefined();
  expect(state()).toMatchObject({ delivery: 'not-saved', unsent: { count: 3 }, choice: 3 });
  reconnect();
  await comeBack();
  expect(server.saves).toEqual([3]);
});

test('[F39] an answer that only this tab has is not given up', async () => {
  const { answer, comeBack, server, state, unsent } = await openPage();
  unsent.isFull = true;
  server.saving = async () => ({ kind: 'busy', retryAfter: 5_000 });
  await answer(1);
  expect(state()).toMatchObject({ unsent: { count: 1 }, delivery: 'busy', isStored: false });
  // There is room again, and the other tab stores what was confirmed there before.
  unsent.write({ count: 2, basedOn: null, autoSend: false });
  await vi.advanceTimersByTimeAsync(6_000);
  await comeBack();
  expect(state()).toMatchObject({ unsent: { count: 1 }, choice: 1, delivery: 'not-saved' });
  expect(unsent.read()).toMatchObject({ count: 2 });
});

test.each([true, false])(
  '[F39] a tab whose answer another removed asks (readable: %s)',
  async (isReadable) => {
    const { answer, comeBack, connection, server, unsent } = await openPage();
    server.saving = async () => ({ kind: 'not-saved' });
    await answer(3);
    expect(connection.warns).toBe(false);
    server.isDown = !isReadable;
    unsent.value = undefined;
    await comeBack();
    expect(connection.warns).toBe(true);
  },
);

test('[F07] an answer in the server’s pause shows after a reload', async () => {
  const busy = { count: 3, basedOn: 2, autoSend: true, notBefore: Date.now() + 25_000 };
  const { confirm, server, state, unsent } = await openPage({ stored: busy, saved: 2 });
  expect(state()).toMatchObject({ choice: 3, unsent: { count: 3 }, delivery: 'busy' });
  await confirm();
  expect(unsent.read()).toMatchObject({ count: 3 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.saves).toEqual([3]);
  expect(state()).toMatchObject({ saved: 3, thanked: true });
});
