import { msg } from '@lingui/core/macro';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError, OutcomeUnknown, SessionOver } from '../api/errors.ts';
import { createQueryClient } from '../api/query-client.ts';
import { createToasts } from '../ui/toasts/toasts.ts';
import { unknownOutcome } from '../ui/toasts/write-error.ts';
import { createPendingDeletion, type FailedDelete, type Sending } from './pending-deletion.ts';

beforeEach(() => vi.useFakeTimers());

/** A page whose clock and whose end are in the test's hands. */
function openPage() {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const toasts = createToasts();
  const deletion = createPendingDeletion(toasts);
  const queryClient = createQueryClient();
  const say = (name: string) => () => ({ id: name, message: name });
  return {
    deletion,
    queryClient,
    begin(ids: string[], send = vi.fn<(sending: Sending) => Promise<FailedDelete[]>>(async () => [])) {
      deletion.begin({
        ids,
        queryClient,
        send,
        hide: (change) => change(),
        show: (change) => change(),
        texts: {
          name: ids.length === 1 ? 'Ada' : undefined,
          deleted: msg`deleted`,
          tooLate: msg`too late`,
          failed: say('failed'),
          dropped: (name) => ({ id: `unsent ${name}` }),
        },
      });
      return send;
    },
    elapse: () => vi.runOnlyPendingTimers(),
    leave: () => page.dispatchEvent(new Event('pagehide')),
    asksBeforeLeaving: () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true })),
    getHidden: () => [...deletion.getSnapshot()],
    getNotices: toasts.getSnapshot,
    getTexts: () =>
      toasts.getSnapshot().map(({ message }) => (typeof message === 'string' ? message : message.message)),
    press: (place = 0) => toasts.getSnapshot()[place]?.action?.run(),
  };
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const refused = new ApiError({ status: 403, method: 'DELETE', path: '/api/v1/events' }, { message: 'No' });

test('records are hidden at once and deleted after the Undo period', async () => {
  const page = openPage();
  page.begin(['g0']);
  expect(page.getNotices()).toMatchObject([
    { variant: 'info', detail: 'Ada', action: { label: { message: 'Undo' } } },
  ]);
  page.press();
  const send = page.begin(['g1', 'g2']);
  expect([page.getHidden(), page.getTexts(), send.mock.calls]).toEqual([['g1', 'g2'], ['deleted'], []]);
  expect(page.getNotices()[0]).not.toHaveProperty('detail');
  page.elapse();
  await settle();
  expect(send.mock.calls).toEqual([[{ isLeaving: false }]]);
  expect([page.getHidden(), page.getTexts()]).toEqual([['g1', 'g2'], []]);
});

test('[F82] an undo in time shows the records again, and nothing is sent', () => {
  const page = openPage();
  const send = page.begin(['g1']);
  page.press();
  page.elapse();
  page.leave();
  expect([page.getHidden(), page.getTexts(), send.mock.calls]).toEqual([[], [], []]);
});

test('[F82] the next deletion sends the one before, whose undo is gone', async () => {
  const page = openPage();
  const first = page.begin(['g1']);
  const second = page.begin(['g2']);
  await settle();
  expect([first.mock.calls.length, second.mock.calls.length, page.getTexts()]).toEqual([1, 0, ['deleted']]);
  page.press();
  expect(page.getHidden()).toEqual(['g1']);
});

test('[F82] a page that is left sends the deletion once, with keepalive', async () => {
  const page = openPage();
  const send = page.begin(['g1']);
  page.leave();
  page.elapse();
  await settle();
  expect(send.mock.calls).toEqual([[{ isLeaving: true }]]);
});

test.each([
  ['refused', refused, 'failed'],
  ['with an unknown outcome', new OutcomeUnknown(), unknownOutcome.message],
])('[F82] a deletion that is %s shows the record and can be repeated', async (_, error, text) => {
  const page = openPage();
  const send = page.begin(
    ['g1', 'g2'],
    vi.fn(async () => [{ id: 'g2', error }]),
  );
  page.elapse();
  await settle();
  expect([page.getHidden(), page.getTexts()]).toEqual([['g1'], [text]]);
  page.press();
  expect(page.getHidden()).toEqual(['g1', 'g2']);
  page.leave();
  expect(send).toHaveBeenCalledTimes(2);
});

test('[F82] after an unknown outcome the records are read again', async () => {
  const page = openPage();
  page.queryClient.setQueryData(['guests'], []);
  page.begin(
    ['g1'],
    vi.fn(async () => [{ id: 'g1', error: new OutcomeUnknown() }]),
  );
  page.elapse();
  await settle();
  expect(page.queryClient.getQueryState(['guests'])?.isInvalidated).toBe(true);
});

test('[F42] after the session’s end nothing is sent, and the notice may have the name', () => {
  const page = openPage();
  const send = page.begin(['g1']);
  expect(page.deletion.cancel(true)).toEqual([{ id: 'unsent Ada' }]);
  page.begin(['g1']);
  expect(page.deletion.cancel(false)).toEqual([{ id: 'unsent undefined' }]);
  page.elapse();
  page.leave();
  expect([send.mock.calls, page.getHidden()]).toEqual([[], []]);
});

test('a second undo of a deletion that is sent says that it comes too late', async () => {
  const page = openPage();
  page.begin(['g1']);
  const undo = page.getNotices()[0]?.action?.run;
  page.leave();
  await settle();
  undo?.();
  expect([page.getTexts(), page.getHidden()]).toEqual([['too late'], ['g1']]);
});

test.each([
  ['a refusal shows the sentence of the server', refused, { variant: 'error', detail: 'No' }, true],
  ['a session that is over cannot repeat it', new SessionOver(), { variant: 'error' }, false],
])('%s', async (_, error, notice, canRepeat) => {
  const page = openPage();
  page.begin(
    ['g1'],
    vi.fn(async () => Promise.reject(error)),
  );
  page.elapse();
  await settle();
  const [shown] = page.getNotices();
  expect(shown).toMatchObject(notice);
  expect([shown?.action !== undefined, page.getHidden()]).toEqual([canRepeat, []]);
});

test('a logout sends the deletion and waits for it', async () => {
  const page = openPage();
  expect(page.deletion.cancel(true)).toEqual([]);
  await page.deletion.flush();
  const send = page.begin(['g1']);
  await page.deletion.flush();
  expect(send.mock.calls).toEqual([[{ isLeaving: true }]]);
});

const manyIds = Array.from({ length: 51 }, (_, place) => `g${place}`);

/** A `send` that waits for the test to finish it. */
function createSlowSend() {
  const { promise, resolve } = Promise.withResolvers<FailedDelete[]>();
  return { send: vi.fn<(sending: Sending) => Promise<FailedDelete[]>>(() => promise), finish: resolve };
}

test('[F82] a page that would lose deletions asks before it is left', async () => {
  const page = openPage();
  page.begin(manyIds);
  expect(page.asksBeforeLeaving()).toBe(true);
  page.press();
  expect(page.asksBeforeLeaving()).toBe(false);

  // A few are sent from a page that is left. Once they are being sent, the rest of them would be lost.
  const { send, finish } = createSlowSend();
  page.begin(['g1'], send);
  expect(page.asksBeforeLeaving()).toBe(false);
  page.elapse();
  expect(page.asksBeforeLeaving()).toBe(true);
  finish([]);
  await settle();
  expect(page.asksBeforeLeaving()).toBe(false);

  page.begin(manyIds);
  page.deletion.cancel(true);
  expect(page.asksBeforeLeaving()).toBe(false);
});

test('[F82] a page that is left sends all of a deletion or nothing', async () => {
  const page = openPage();
  const few = page.begin(manyIds.slice(1));
  page.leave();
  const many = page.begin(manyIds);
  page.leave();
  await settle();
  expect([few.mock.calls.length, many.mock.calls.length]).toEqual([1, 0]);
});

test('a logout waits for a large deletion and learns its outcome', async () => {
  const page = openPage();
  expect(await page.deletion.flushLarge()).toBe(true);
  const few = page.begin(['g1']);
  expect(await page.deletion.flushLarge()).toBe(true);
  expect(few.mock.calls).toEqual([]);

  // Before it is sent, and while it is being sent.
  for (const wait of [() => {}, page.elapse]) {
    const { send, finish } = createSlowSend();
    page.begin(manyIds, send);
    wait();
    const isDone = page.deletion.flushLarge();
    finish([{ id: 'g7', error: refused }]);
    expect(await isDone).toBe(false);
    expect(send.mock.calls).toEqual([[{ isLeaving: false }]]);
  }
});
