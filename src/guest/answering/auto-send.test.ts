import { expect, test, vi } from 'vitest';
import { openPage } from './test-page.ts';

const stored = { count: 3, basedOn: null, autoSend: true };

test('[F07] an offline answer survives a reload and is sent once', async () => {
  const first = await openPage();
  const restore = first.cut();
  await first.answer(2);
  expect(first.state()).toMatchObject({ delivery: 'offline', thanked: false, unsent: { count: 2 } });
  restore();
  first.leave();
  expect(first.unsent.read()).toEqual({ count: 2, basedOn: null, autoSend: true });

  const reloaded = await openPage({ stored: first.unsent.read() });
  await reloaded.comeBack();
  expect(reloaded.server.saves).toEqual([2]);
  expect(reloaded.state()).toMatchObject({ saved: 2, delivery: 'idle' });
});

test('[F07] an unsent answer is sent after a while, or at a tap', async () => {
  const { answer, confirm, cut, server, state } = await openPage();
  const restore = cut();
  await answer(2);
  await confirm();
  expect(server.saves).toEqual([2, 2]);
  restore();
  await vi.advanceTimersByTimeAsync(25_000);
  expect(server.saves).toEqual([2, 2, 2]);
  expect(state()).toMatchObject({ thanked: true, saved: 2 });
});

test('[F07] an unsent answer is sent as confirmed, despite later tries', async () => {
  const { answer, answering, comeBack, cut, server, state } = await openPage();
  const restore = cut();
  await answer(3);
  answering.choose(1);
  restore();
  await comeBack();
  expect(server.saves).toEqual([3, 3]);
  expect(state()).toMatchObject({ saved: 3, choice: 1, thanked: false });
});

test('[F07] an unsent answer waits until a newer one is ruled out', async () => {
  const { answer, comeBack, cut, server, state } = await openPage();
  const restore = cut();
  await answer(2);
  restore();
  server.reading = () => ({ kind: 'unreachable' });
  await comeBack();
  expect(server.saves).toEqual([2]);
  expect(state().delivery).toBe('offline');
});

test('[F07] a failed answer is not sent automatically at the next visit', async () => {
  const { server, state } = await openPage({ stored: { ...stored, autoSend: false } });
  expect(server.saves).toEqual([]);
  expect(state()).toMatchObject({ choice: 3, delivery: 'not-saved', thanked: false });
});

test('[F08] an answer that arrived before closing is not sent again', async () => {
  const { server, state, unsent } = await openPage({ stored: { ...stored, count: 2 }, saved: 2 });
  expect(server.saves).toEqual([]);
  expect(state()).toMatchObject({ saved: 2, choice: null, delivery: 'idle' });
  expect(unsent.read()).toBeUndefined();
});

test('[F20] an unsent answer waits for a limit, then is sent', async () => {
  const { server, state, unsent } = await openPage({
    stored,
    invitation: { limit: undefined },
  });
  expect(server.saves).toEqual([]);
  expect(state()).toMatchObject({ delivery: 'no-limit', unsent: { count: 3 }, thanked: false });
  expect(unsent.read()).toEqual(stored);
  server.invitation = {};
  await vi.advanceTimersByTimeAsync(25_000);
  expect(server.saves).toEqual([3]);
});

test('[F20] a read without a usable limit changes nothing', async () => {
  const { answer, comeBack, cut, server, state } = await openPage();
  const restore = cut();
  await answer(3);
  restore();
  server.invitation = { limit: undefined };
  await comeBack();
  expect(server.saves).toEqual([3]);
  expect(state()).toMatchObject({ delivery: 'offline', unsent: { count: 3 }, choice: 3, thanked: false });
  expect(state().invitation?.limit).toBe(4);
});

test('[F18] an answer above the limit is asked about, not reduced', async () => {
  const { answering, confirm, server, state, unsent } = await openPage({
    stored: { ...stored, count: 4, autoSend: false },
    invitation: { limit: 1 },
  });
  expect(server.saves).toEqual([]);
  expect(state()).toMatchObject({
    delivery: 'over-limit',
    unsent: { count: 4 },
    choice: null,
    thanked: false,
  });
  expect(unsent.read()?.count).toBe(4);
  await confirm();
  expect(server.saves).toEqual([]);
  answering.choose(1);
  await confirm();
  expect(server.saves).toEqual([1]);
});

test('[F18] a saved count above the limit stays, and none is sent', async () => {
  const { answer, confirm, server, state } = await openPage({ saved: 9 });
  expect(state()).toMatchObject({ saved: 9, choice: null });
  await confirm();
  expect(server.saves).toEqual([]);
  expect(state()).toMatchObject({ delivery: 'idle', unsent: null });
  await answer(50);
  expect(server.saves).toEqual([4]);
});

test('[F39] without storage the guest is told, and the tab asks', async () => {
  const { answer, comeBack, connection, cut, state, unsent } = await openPage();
  unsent.isFull = true;
  const restore = cut();
  await answer(2);
  expect(state()).toMatchObject({ delivery: 'offline', isStored: false });
  expect(connection.warns).toBe(true);
  restore();
  await comeBack();
  expect(state().thanked).toBe(true);
  expect(connection.warns).toBe(false);
});

test('another tab’s answer is shown and not overwritten silently', async () => {
  const { answering, comeBack, confirm, connection, server, state } = await openPage();
  server.count = 4;
  await comeBack();
  expect(state()).toMatchObject({ saved: 4, choice: null, delivery: 'idle' });

  answering.choose(2);
  server.count = 1;
  connection.comeBack();
  await confirm();
  expect(server.saves).toEqual([]);
  expect(state()).toMatchObject({ saved: 1, choice: 2, delivery: 'changed', thanked: false });
  await confirm();
  expect(state()).toMatchObject({ saved: 2, thanked: true });
});

test('the thank-you ends if the server now has another count', async () => {
  const { answer, comeBack, server, state } = await openPage();
  await answer(3);
  expect(state().thanked).toBe(true);
  server.count = 1;
  await comeBack();
  expect(state()).toMatchObject({ saved: 1, choice: null, thanked: false, delivery: 'changed' });
});

/** A page whose answer of 3 was not sent for lack of a connection, which is now back. */
async function openUnsentPage() {
  const page = await openPage();
  const reconnect = page.cut();
  await page.answer(3);
  expect(page.state().delivery).toBe('offline');
  reconnect();
  return page;
}

test('the server’s pause also applies to reads', async () => {
  const { comeBack, server } = await openPage();
  server.reading = () => ({ kind: 'unreachable', retryAfter: 30_000 });
  await comeBack();
  const { reads } = server;
  for (let times = 0; times < 5; times++) await comeBack();
  expect(server.reads).toBe(reads);
  await vi.advanceTimersByTimeAsync(31_000);
  expect(server.reads).toBe(reads + 1);
});

test('a pause stored by a wrong clock lasts minutes, not days', async () => {
  const { server } = await openPage({
    stored: { count: 3, basedOn: null, autoSend: true, notBefore: Date.now() + 40 * 86_400_000 },
  });
  expect(server.saves).toEqual([]);
  await vi.advanceTimersByTimeAsync(6 * 60_000);
  expect(server.saves).toEqual([3]);
});

test('[F07] an unsent answer that was replaced is not silently offered', async () => {
  const { comeBack, server, state, unsent } = await openUnsentPage();
  unsent.remove();
  server.count = 2;
  await comeBack();
  expect(server.saves).toEqual([3]);
  expect(state()).toMatchObject({ delivery: 'changed', saved: 2, thanked: false });
});

test.each([-40 * 24, 12])('[F06] a clock jump of %s hours leaves the server’s pause alone', async (hours) => {
  const { answer, answering, server, state } = await openPage();
  const { saving } = server;
  server.saving = async () => ({ kind: 'busy', retryAfter: 3_000 });
  await answer(3);
  vi.setSystemTime(Date.now() + hours * 3_600_000);
  server.saving = saving;
  await answering.refetch();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(server.saves).toEqual([3]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(server.saves).toEqual([3, 3]);
  expect(state()).toMatchObject({ saved: 3, unsent: null, thanked: true });
});
