import { expect, test, vi } from 'vitest';
import { openPage } from './test-page.ts';

test('[F09] three taps on Confirm at once send one save', async () => {
  const { answering, confirm, server, settle, state } = await openPage();
  answering.choose(3);
  void confirm();
  void confirm();
  void confirm();
  await settle();
  expect(server.saves).toEqual([3]);
  expect(state()).toMatchObject({ thanked: true, saved: 3 });
});

test('[F81] Confirm without a choice or saved answer sends nothing', async () => {
  const { confirm, server, settle, state } = await openPage();
  await confirm();
  await settle();
  expect(server.saves).toEqual([]);
  expect(state()).toMatchObject({ delivery: 'idle', choice: null, thanked: false });
});

test('[F06] a silent save is slow after 5 s and times out after 15 s', async () => {
  const { answering, confirm, server, state } = await openPage();
  server.saving = () => new Promise(() => {});
  answering.choose(2);
  void confirm();
  await vi.advanceTimersByTimeAsync(4_999);
  expect(state().delivery).toBe('sending');
  await vi.advanceTimersByTimeAsync(1);
  expect(state().delivery).toBe('slow');
  await vi.advanceTimersByTimeAsync(10_001);
  expect(state()).toMatchObject({ delivery: 'not-saved', choice: 2, thanked: false });
  server.saving = async () => ({ kind: 'saved' });
  await confirm();
  expect(state()).toMatchObject({ delivery: 'idle', saved: 2, thanked: true });
});

test('[F06] a silent save ends after 15 s, whatever the reads do', async () => {
  const { answering, confirm, connection, server, state } = await openPage();
  server.isSilent = true;
  connection.comeBack();
  server.saving = () => new Promise(() => {});
  answering.choose(2);
  void confirm();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(state().delivery).toBe('slow');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(state()).toMatchObject({ delivery: 'unknown', unsent: { count: 2 }, choice: 2, sending: null });
  server.saving = async () => ({ kind: 'saved' });
  await confirm();
  expect(state()).toMatchObject({ delivery: 'idle', saved: 2, thanked: true });
  expect(server.saves).toEqual([2, 2]);
});

test('[F15] a silent read times out after 15 s, and the next is shown', async () => {
  const { answering, server, state } = await openPage({ isSilent: true });
  await vi.advanceTimersByTimeAsync(14_999);
  expect(state().page).toBe('loading');
  await vi.advanceTimersByTimeAsync(1);
  expect(state().page).toBe('unreachable');
  server.isSilent = false;
  await answering.load();
  expect(state().page).toBe('ready');
});

test('[F06] a save that is applied after its timeout is found automatically', async () => {
  const { answering, confirm, server, state } = await openPage();
  server.saving = () => new Promise(() => {});
  answering.choose(2);
  void confirm();
  await vi.advanceTimersByTimeAsync(15_001);
  expect(state().delivery).toBe('not-saved');
  server.count = 2;
  await vi.advanceTimersByTimeAsync(11_000);
  expect(state()).toMatchObject({ delivery: 'idle', saved: 2, thanked: true, unsent: null });
  expect(server.saves).toEqual([2]);
});

test('[F08] after a cut nothing is claimed until the server is read', async () => {
  const { answer, comeBack, server, state } = await openPage();
  const { reading } = server;
  server.saving = async (count) => {
    server.count = count;
    return { kind: 'unknown' };
  };
  server.reading = () => ({ kind: 'unreachable' });
  await answer(3);
  expect(state()).toMatchObject({ delivery: 'unknown', choice: 3, saved: null, thanked: false });
  server.reading = reading;
  await comeBack();
  expect(state()).toMatchObject({ saved: 3, thanked: true });
});

test.each([
  [3, { thanked: true, saved: 3, delivery: 'idle' }],
  [1, { thanked: false, saved: 1, delivery: 'not-saved', choice: 3 }],
])('[F04] a 200 that proves nothing shows the server’s state: %j', async (holds, shown) => {
  const { answer, server, state } = await openPage();
  server.saving = async () => {
    server.count = holds;
    return { kind: 'unknown' };
  };
  await answer(3);
  expect(state()).toMatchObject(shown);
});

test('[F14] a save whose guest only a gateway does not find keeps the answer', async () => {
  const { answer, server, state, unsent } = await openPage();
  server.saving = async () => ({ kind: 'unknown' });
  await answer(1);
  expect(state().page).toBe('ready');
  expect(unsent.read()?.count).toBe(1);
});

test('[F11] a zero asked about is not sent over a newer answer', async () => {
  const { answering, comeBack, server, state } = await openPage({ saved: 0 });
  const asked = { count: 0, basedOn: state().saved };
  server.count = 3;
  await comeBack();
  await answering.confirm(asked);
  expect(server.saves).toEqual([]);
  expect(state()).toMatchObject({ saved: 3, choice: 0, delivery: 'changed', thanked: false });
  await answering.confirm({ count: 0, basedOn: state().saved });
  expect(server.saves).toEqual([0]);
});

test('a refusal shows its reason and reads the limit again', async () => {
  const { answer, answering, confirm, server, state } = await openPage();
  server.saving = async () => ({ kind: 'refused', reason: 'The list is closed.' });
  await answer(2);
  expect(state()).toMatchObject({
    delivery: 'refused',
    unsent: { reason: 'The list is closed.' },
    choice: 2,
  });
  expect(server.reads).toBe(2);

  server.invitation = { limit: 1 };
  await confirm();
  expect(state()).toMatchObject({
    delivery: 'over-limit',
    unsent: { count: 2 },
    choice: null,
    thanked: false,
  });
  answering.choose(1);
  expect(state()).toMatchObject({ delivery: 'idle', choice: 1 });
});

test('Retry-After delays the answer despite taps', async () => {
  const { answer, confirm, server, state, unsent } = await openPage();
  const { saving } = server;
  server.saving = async () => ({ kind: 'busy', retryAfter: 30_000 });
  await answer(2);
  expect(state()).toMatchObject({ delivery: 'busy', unsent: { count: 2 }, thanked: false });
  server.saving = saving;
  await vi.advanceTimersByTimeAsync(20_000);
  await confirm();
  expect(server.saves).toEqual([2]);
  expect(unsent.read()).toMatchObject({ count: 2, autoSend: true, notBefore: expect.any(Number) });
  await vi.advanceTimersByTimeAsync(10_001);
  expect(server.saves).toEqual([2, 2]);
  expect(state()).toMatchObject({ thanked: true, saved: 2 });
});

test('[F04] an empty 200 that saved nothing is reported as not saved', async () => {
  const { answer, server, state, unsent } = await openPage();
  server.saving = async () => ({ kind: 'saved-unverified' });
  await answer(3);
  expect(state()).toMatchObject({ delivery: 'not-saved', unsent: { count: 3 }, saved: null, thanked: false });
  expect(unsent.read()).toMatchObject({ count: 3, autoSend: false });
});

test('[F04] an empty 200 stays stored until a read confirms it', async () => {
  const first = await openPage();
  first.server.saving = async () => {
    first.cut();
    return { kind: 'saved-unverified' };
  };
  await first.answer(3);
  expect(first.state()).toMatchObject({ delivery: 'idle', thanked: true });
  first.answering.changeAnswer();
  first.leave();

  const lost = await openPage({ stored: first.unsent.read() });
  expect(lost.state()).toMatchObject({ delivery: 'not-saved', choice: 3, thanked: false });
  const held = await openPage({ stored: first.unsent.read(), saved: 3 });
  expect(held.unsent.read()).toBeUndefined();
});

test('[F04] a late confirmation does not reopen the thank-you over the panel', async () => {
  const { answer, answering, comeBack, cut, server, state, unsent } = await openPage();
  let reconnect = () => {};
  server.saving = async (count) => {
    server.count = count;
    reconnect = cut();
    return { kind: 'saved-unverified' };
  };
  await answer(3);
  answering.changeAnswer();
  reconnect();
  await comeBack();
  expect(state()).toMatchObject({ saved: 3, unsent: null, thanked: false });
  expect(unsent.read()).toBeUndefined();
});
