import { expect, test } from 'vitest';
import { openPage } from './test-page.ts';

test('[F04] an empty 200 that saved nothing leaves the answer stored, and the page says that it is not saved', async () => {
  const { answer, server, state, unsent } = await openPage();
  server.saving = async () => ({ kind: 'saved-unseen' });
  await answer(3);
  expect(state()).toMatchObject({ delivery: 'not-saved', pending: 3, saved: null, thanked: false });
  expect(unsent.read()).toMatchObject({ count: 3, waiting: false });
});

test('[F04] an answer acknowledged by an empty 200 stays stored until a read confirms it', async () => {
  const first = await openPage();
  first.server.saving = async () => {
    first.cut();
    return { kind: 'saved-unseen' };
  };
  await first.answer(3);
  expect(first.state()).toMatchObject({ delivery: 'idle', thanked: true });
  first.answering.changeAnswer();
  first.leave();

  const lost = await openPage({ left: first.unsent.read() });
  expect(lost.state()).toMatchObject({ delivery: 'not-saved', choice: 3, thanked: false });
  const held = await openPage({ left: first.unsent.read(), saved: 3 });
  expect(held.unsent.read()).toBeUndefined();
});

test('[F04] a late confirmation does not reopen the thank-you over the panel', async () => {
  const { answer, answering, comeBack, cut, server, state, unsent } = await openPage();
  let reconnect = () => {};
  server.saving = async (count) => {
    server.count = count;
    reconnect = cut();
    return { kind: 'saved-unseen' };
  };
  await answer(3);
  answering.changeAnswer();
  reconnect();
  await comeBack();
  expect(state()).toMatchObject({ saved: 3, pending: null, thanked: false });
  expect(unsent.read()).toBeUndefined();
});

test('[F04] a read from before an empty 200 does not confirm it', async () => {
  const { answer, answering, comeBack, cut, server, unsent } = await openPage();
  server.saving = async () => ({ kind: 'failed' });
  await answer(3);
  await comeBack();
  server.saving = async () => {
    cut();
    return { kind: 'saved-unseen' };
  };
  await answering.confirm();
  await answering.resumeEarly(3, null);
  expect(unsent.read()).toMatchObject({ count: 3 });
});
