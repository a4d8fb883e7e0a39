import { expect, test } from 'vitest';
import { openPage } from './test-page.ts';

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

test('[F14] an answer whose link was gone for a moment is offered again, and not sent automatically', async () => {
  const { answer, answering, comeBack, server, state, unsent } = await openPage();
  const { reading, saving } = server;
  Object.assign(server, {
    reading: () => ({ kind: 'not-valid' }),
    saving: async () => ({ kind: 'not-valid' }),
  });
  await answer(3);
  expect(state()).toMatchObject({ page: 'not-valid', pending: null });
  Object.assign(server, { reading, saving });
  await comeBack();
  expect(state()).toMatchObject({ page: 'ready', choice: 3, pending: 3, delivery: 'not-saved' });
  expect(server.saves).toEqual([3]);
  await answering.confirm();
  expect(state()).toMatchObject({ thanked: true, saved: 3 });
  expect(unsent.read()).toBeUndefined();
});
