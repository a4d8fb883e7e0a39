import { expect, test } from 'vitest';
import { openPage } from './test-page.ts';

const stored = { count: 3, basedOn: null, autoSend: true };

/** A tab whose answer of 3 is unsent without a connection, which is now back. */
async function openUnsent() {
  const page = await openPage();
  const reconnect = page.cut();
  await page.answer(3);
  reconnect();
  page.server.saves.length = 0;
  return page;
}

test('[F11] an unsent answer that another tab replaced is never sent', async () => {
  const { comeBack, server, state, unsent } = await openUnsent();
  unsent.writeElsewhere({ ...stored, count: 2 });
  expect(state()).toMatchObject({ delivery: 'offline', unsent: { count: 2 }, choice: 2 });
  expect(server.saves).toEqual([]);
  await comeBack();
  expect(server.saves).toEqual([2]);
});

test('[F11] a guest’s tries stay when another tab’s answer is sent', async () => {
  const { answering, comeBack, server, state, unsent } = await openUnsent();
  answering.choose(1);
  unsent.writeElsewhere({ ...stored, count: 2 });
  await comeBack();
  expect(server.saves).toEqual([2]);
  expect(state()).toMatchObject({ delivery: 'changed', saved: 2, choice: 1, thanked: false });
});

test('[F11] a save removes only its own stored answer', async () => {
  const { answering, confirm, server, settle, state, unsent } = await openPage();
  const read = Promise.withResolvers<void>();
  server.saving = async (count) => {
    Object.assign(server, { count, delay: read.promise });
    return { kind: 'saved-unverified' };
  };
  answering.choose(1);
  void confirm();
  await settle();
  const refused = { count: 1, basedOn: 4, autoSend: false, reason: 'Answers are closed.' };
  unsent.write(refused);
  read.resolve();
  await settle();
  expect(state()).toMatchObject({ saved: 1, unsent: null });
  expect(unsent.read()).toEqual(refused);
});

test('[F11] an answer stored after the first read needs another read', async () => {
  const first = Promise.withResolvers<void>();
  const { server, settle, state } = await openPage({ stored, delay: first.promise });
  server.count = 2;
  first.resolve();
  await settle();
  expect(server.saves).toEqual([]);
  expect(state()).toMatchObject({ saved: 2, choice: 3, delivery: 'changed' });
});

test('[F39] a tab keeps an unsent answer that another cannot store', async () => {
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { server, settle, state, unsent } = await openPage({ stored, delay: first.promise });
  server.delay = second.promise;
  first.resolve();
  await settle();
  unsent.remove();
  second.resolve();
  await settle();
  expect(server.saves).toEqual([]);
  expect(state()).toMatchObject({ delivery: 'not-saved', unsent: { count: 3 }, choice: 3, isStored: false });
});

test('[F18] a limit lowered by a running read stops the answer', async () => {
  const { answering, confirm, connection, server, settle, state } = await openPage();
  const read = Promise.withResolvers<void>();
  Object.assign(server, { invitation: { limit: 1 }, delay: read.promise });
  connection.comeBack();
  answering.choose(4);
  void confirm();
  read.resolve();
  await settle();
  expect(server.saves).toEqual([]);
  expect(state()).toMatchObject({ delivery: 'over-limit', unsent: { count: 4 }, choice: null });
});
