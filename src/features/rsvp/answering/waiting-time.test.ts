import { expect, test, vi } from 'vitest';
import { openPage } from './test-page.ts';

/** A page whose answer of 3 was not sent for lack of a connection, which is now back. */
async function openWaitingPage() {
  const page = await openPage();
  const reconnect = page.cut();
  await page.answer(3);
  expect(page.state().delivery).toBe('waiting');
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
    left: { count: 3, instead: null, waiting: true, notBefore: Date.now() + 40 * 86_400_000 },
  });
  expect(server.saves).toEqual([]);
  await vi.advanceTimersByTimeAsync(6 * 60_000);
  expect(server.saves).toEqual([3]);
});

test('[F07] a waiting answer that another tab has replaced and saved is not silently offered again', async () => {
  const { comeBack, server, state, unsent } = await openWaitingPage();
  unsent.remove();
  server.count = 2;
  await comeBack();
  expect(server.saves).toEqual([3]);
  expect(state()).toMatchObject({ delivery: 'changed', saved: 2, thanked: false });
});

test('[F11] a waiting answer whose storage was emptied is reported as not saved', async () => {
  const { comeBack, state, unsent } = await openWaitingPage();
  unsent.remove();
  await comeBack();
  expect(state()).toMatchObject({ delivery: 'not-saved', choice: 3, pending: 3, thanked: false });
});

test.each([-1, -40 * 24, 12])(
  '[F06] a clock that jumps by %s hours neither extends nor ends the server’s pause',
  async (hours) => {
    const { answer, answering, server, state } = await openPage();
    const { saving } = server;
    server.saving = async () => ({ kind: 'busy', retryAfter: 3_000 });
    await answer(3);
    vi.setSystemTime(Date.now() + hours * 3_600_000);
    server.saving = saving;
    await answering.comeBack();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(server.saves).toEqual([3]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(server.saves).toEqual([3, 3]);
    expect(state()).toMatchObject({ saved: 3, pending: null, thanked: true });
  },
);

test('[F06] a read that hangs does not delay the answer, and the notice appears at 5 s', async () => {
  const { answering, connection, server, state } = await openPage();
  server.isSilent = true;
  connection.comeBack();
  answering.choose(3);
  void answering.confirm();
  await vi.advanceTimersByTimeAsync(4_900);
  expect(state().delivery).toBe('sending');
  server.saving = async () => new Promise(() => {});
  await vi.advanceTimersByTimeAsync(200);
  expect(state().delivery).toBe('slow');
  expect(server.saves).toEqual([3]);
});

test('[F06] an early doubtful save has its notice at 5 s while the server is read', async () => {
  const { answering, server, state } = await openPage();
  server.saving = async () => ({ kind: 'doubtful' });
  server.isSilent = true;
  answering.choose(3);
  void answering.confirm();
  await vi.advanceTimersByTimeAsync(5_100);
  expect(state().delivery).toBe('slow');
  await vi.advanceTimersByTimeAsync(15_000);
  expect(state()).toMatchObject({ delivery: 'unsure', pending: 3 });
});
