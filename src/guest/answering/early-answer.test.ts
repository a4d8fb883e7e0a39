import { expect, test, vi } from 'vitest';
import { openPage } from './test-page.ts';

const early = { count: 3, basedOn: null, autoSend: true };

/** A page that has just replaced an early panel in which 3 was confirmed. Its next reads have no response. */
async function openAfterEarlyConfirm() {
  const page = await openPage();
  page.server.isSilent = true;
  page.unsent.write(early);
  return page;
}

/** From now on each response of the server takes this long. */
function slowDown(server: Awaited<ReturnType<typeof openPage>>['server'], milliseconds: number) {
  const wait = () => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
  const { saving } = server;
  Object.assign(server, { isSilent: false, delay: wait() });
  server.saving = (count) => wait().then(() => saving(count));
}

test.each([
  ['sent once, after a read', null, [3]],
  ['not sent again if the server has it already', 3, []],
])('[F77] an early answer is %s', async (_, count, saves) => {
  const { answering, server, state, unsent } = await openAfterEarlyConfirm();
  Object.assign(server, { isSilent: false, count });
  await answering.sendEarly({ count: 3, basedOn: null });
  expect(server.saves).toEqual(saves);
  expect(state()).toMatchObject({ saved: 3, thanked: true, unsent: null, sending: null });
  expect(unsent.read()).toBeUndefined();
});

test('[F06] a silent read delays an early answer: notice at 5 s', async () => {
  const { answering, server, state } = await openAfterEarlyConfirm();
  void answering.sendEarly({ count: 3, basedOn: null });
  await vi.advanceTimersByTimeAsync(4_999);
  expect(state()).toMatchObject({ delivery: 'sending', sending: 3 });
  await vi.advanceTimersByTimeAsync(1);
  expect(state().delivery).toBe('slow');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(state()).toMatchObject({ delivery: 'offline', choice: 3, sending: null });
  expect(server.saves).toEqual([]);
  server.isSilent = false;
  await vi.advanceTimersByTimeAsync(25_000);
  expect(server.saves).toEqual([3]);
  expect(state()).toMatchObject({ saved: 3, thanked: true });
});

test('[F10] an early answer that another tab handled is not sent', async () => {
  const { answering, server, state, unsent } = await openAfterEarlyConfirm();
  unsent.remove();
  Object.assign(server, { isSilent: false, isDown: true, count: 2 });
  await answering.sendEarly({ count: 3, basedOn: null });
  expect(state()).toMatchObject({ delivery: 'unknown', choice: 3, thanked: false });
  server.isDown = false;
  await vi.advanceTimersByTimeAsync(25_000);
  expect(server.saves).toEqual([]);
  expect(state()).toMatchObject({ delivery: 'changed', saved: 2, choice: 3, thanked: false });
});

test('[F77] an early answer that was not stored waits for a read', async () => {
  const { answering, server, state, unsent } = await openPage();
  Object.assign(unsent, { isFull: true });
  server.isDown = true;
  await answering.sendEarly({ count: 3, basedOn: null });
  expect(server.saves).toEqual([]);
  expect(state()).toMatchObject({ delivery: 'offline', isStored: false });
  server.isDown = false;
  await vi.advanceTimersByTimeAsync(25_000);
  expect(server.saves).toEqual([3]);
  expect(state()).toMatchObject({ saved: 3, thanked: true });
});

test('[F74] a slow read and save show the notice once', async () => {
  const { answering, server, state } = await openAfterEarlyConfirm();
  slowDown(server, 7_000);
  const shown: string[] = [];
  answering.subscribe(() => state().delivery !== shown.at(-1) && shown.push(state().delivery));
  void answering.sendEarly({ count: 3, basedOn: null });
  await vi.advanceTimersByTimeAsync(14_500);
  expect(shown).toEqual(['sending', 'slow', 'idle']);
  expect(state()).toMatchObject({ saved: 3, thanked: true });
});

test('[F06] an early answer is not awaited after 15 s; its save goes on', async () => {
  const { answering, server, state } = await openAfterEarlyConfirm();
  slowDown(server, 12_000);
  void answering.sendEarly({ count: 3, basedOn: null });
  await vi.advanceTimersByTimeAsync(14_999);
  expect(state()).toMatchObject({ delivery: 'slow', sending: 3 });
  await vi.advanceTimersByTimeAsync(1);
  expect(state()).toMatchObject({ delivery: 'offline', sending: null });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.saves).toEqual([3]);
  expect(state()).toMatchObject({ saved: 3, thanked: true, unsent: null });
});

test('[F77] two failures of a round are one step: a retry after 10 s', async () => {
  const { answering, server, unsent } = await openPage();
  unsent.write(early);
  server.isDown = true;
  // The page also resumes the stored answer.
  void answering.load();
  await answering.sendEarly({ count: 3, basedOn: null });
  await answering.sendEarly({ count: 3, basedOn: null });
  server.isDown = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.saves).toEqual([3]);
});
