import { beforeEach, expect, test, vi } from 'vitest';
import { openPage } from './test-page.ts';

beforeEach(() => void vi.useFakeTimers());

test('[F14] a link that does not work for a moment keeps the choice', async () => {
  const { answering, connection, server, settle, state } = await openPage();
  answering.choose(3);
  const { reading } = server;
  server.reading = () => ({ kind: 'not-valid' });
  connection.comeBack();
  await settle();
  expect(state().page).toBe('not-valid');
  server.reading = () => ({ kind: 'unreachable' });
  connection.comeBack();
  await settle();
  expect(state().page).toBe('not-valid');
  server.reading = reading;
  connection.comeBack();
  await settle();
  expect(state()).toMatchObject({ page: 'ready', choice: 3, delivery: 'idle' });
});

test('[F14] an answer whose link was gone for a moment is offered again, and not sent automatically', async () => {
  const { answering, connection, server, settle, state, unsent } = await openPage();
  const { reading, saving } = server;
  Object.assign(server, {
    reading: () => ({ kind: 'not-valid' }),
    saving: async () => ({ kind: 'not-valid' }),
  });
  answering.choose(3);
  await answering.confirm();
  expect(state()).toMatchObject({ page: 'not-valid', pending: null });
  Object.assign(server, { reading, saving });
  connection.comeBack();
  await settle();
  expect(state()).toMatchObject({ page: 'ready', choice: 3, pending: 3, delivery: 'not-saved' });
  expect(server.saves).toEqual([3]);
  await answering.confirm();
  expect(state()).toMatchObject({ thanked: true, saved: 3 });
  expect(unsent.read()).toBeUndefined();
});
