import { afterEach, expect, test, vi } from 'vitest';
import { AlreadyThere, createOnce } from './create-once.ts';
import { ApiError, NetworkError, SessionOver, UnreadableResponse } from './errors.ts';

const refusal = (status: number) => new ApiError({ status, method: 'POST', path: '/api/v1/events' }, {});
function met(error: Error) {
  return async (): Promise<string> => {
    throw error;
  };
}
afterEach(() => vi.unstubAllGlobals());
const answered = () => Promise.resolve('e1');
const there = (isThere: boolean) => vi.fn<() => Promise<boolean>>().mockResolvedValue(isThere);

test.each([refusal(504), refusal(408), refusal(500), new NetworkError(), new UnreadableResponse()])(
  '[F08] after %s the server is read before the call is repeated',
  async (error) => {
    const once = createOnce();
    await expect(once.create('event', { send: met(error), isThere: there(false) })).rejects.toBe(error);
    expect(once.isInDoubt()).toBe(true);
    const send = vi.fn<() => Promise<string>>(answered);
    await expect(once.create('event', { send, isThere: there(true) })).rejects.toThrow(AlreadyThere);
    expect(send).not.toHaveBeenCalled();
    // The person knows about the first one and may want two.
    expect(once.isInDoubt()).toBe(false);
    await expect(once.create('event', { send, isThere: there(true) })).resolves.toBe('e1');
  },
);

test('[F08] after a timed-out call, half a minute passes before the server is read', async () => {
  vi.useFakeTimers();
  const once = createOnce();
  const timeout = new NetworkError({ isTimeout: true });
  await expect(once.create('a', { send: met(timeout), isThere: there(false) })).rejects.toBe(timeout);
  const isThere = there(true);
  const again = once.create('a', { send: answered, isThere }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(isThere).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(await again).toBeInstanceOf(AlreadyThere);
});

test('[F08] a call is in doubt from its start, because the page may be gone before its response', async () => {
  vi.useFakeTimers();
  const doubts = new Map<string, number>();
  void createOnce(doubts).create('a', { send: () => new Promise(() => {}), isThere: there(false) });
  await vi.advanceTimersByTimeAsync(0);
  const send = vi.fn<() => Promise<string>>(answered);
  const again = createOnce(doubts)
    .create('a', { send, isThere: there(true) })
    .catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(await again).toBeInstanceOf(AlreadyThere);
  expect(doubts.size).toBe(0);
});

test('[F08] a clock that was set back does not extend the wait', async () => {
  vi.useFakeTimers();
  const doubts = new Map([['a', Date.now() + 1_000_000]]);
  const again = createOnce(doubts).create('a', { send: answered, isThere: there(false) });
  await vi.advanceTimersByTimeAsync(30_000);
  await expect(again).resolves.toBe('e1');
});

test('[F08] a clock that jumps forward while a call hangs does not shorten the wait', async () => {
  vi.useFakeTimers();
  const doubts = new Map<string, number>();
  void createOnce(doubts).create('a', { send: () => new Promise(() => {}), isThere: there(false) });
  await vi.advanceTimersByTimeAsync(1_000);
  vi.setSystemTime(Date.now() + 12 * 3_600_000);
  const isThere = there(true);
  const again = createOnce(doubts)
    .create('a', { send: answered, isThere })
    .catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(28_000);
  expect(isThere).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(await again).toBeInstanceOf(AlreadyThere);
});

test('[F08] a call that has ended without a clear response is not waited for after a reload', async () => {
  vi.useFakeTimers();
  const doubts = new Map<string, number>();
  const cut = new NetworkError();
  await expect(createOnce(doubts).create('a', { send: met(cut), isThere: there(false) })).rejects.toBe(cut);
  await expect(createOnce(doubts).create('a', { send: answered, isThere: there(true) })).rejects.toThrow(
    AlreadyThere,
  );
});

test('[F08] a call whose session ended before its response stays in doubt, and an unsent one does not', async () => {
  const doubts = new Map<string, number>();
  const { create } = createOnce(doubts);
  await expect(create('a', { send: met(new SessionOver()), isThere: there(false) })).rejects.toThrow(
    SessionOver,
  );
  const unsent = new NetworkError({ isUnsent: true });
  await expect(create('b', { send: met(unsent), isThere: there(false) })).rejects.toBe(unsent);
  expect([...doubts.keys()]).toEqual(['a']);
});

test('[F08] what does not exist is sent again', async () => {
  const once = createOnce();
  await expect(once.create('a', { send: met(refusal(502)), isThere: there(false) })).rejects.toThrow(
    ApiError,
  );
  await expect(once.create('a', { send: answered, isThere: there(false) })).resolves.toBe('e1');
});

test('[F08] nothing is sent while the outcome is unknown', async () => {
  const once = createOnce();
  await expect(once.create('a', { send: met(refusal(504)), isThere: there(false) })).rejects.toThrow(
    ApiError,
  );
  const send = vi.fn<() => Promise<string>>(answered);
  const blind = {
    send,
    isThere: vi.fn<() => Promise<boolean>>().mockRejectedValue(new NetworkError({ isUnsent: true })),
  };
  await expect(once.create('a', blind)).rejects.toThrow(UnreadableResponse);
  expect(send).not.toHaveBeenCalled();
  await expect(once.create('a', { send, isThere: there(true) })).rejects.toThrow(AlreadyThere);
});

test('a refusal, or another key, needs no read', async () => {
  const once = createOnce();
  const isThere = there(true);
  await expect(once.create('a', { send: met(refusal(400)), isThere })).rejects.toThrow(ApiError);
  await expect(once.create('a', { send: met(refusal(504)), isThere })).rejects.toThrow(ApiError);
  await expect(once.create('b', { send: answered, isThere })).resolves.toBe('e1');
  expect(isThere).not.toHaveBeenCalled();
});

test('[F07] where the browser says that it is offline, nothing is sent before a read succeeds', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const once = createOnce();
  const send = vi.fn<() => Promise<string>>(answered);
  const isThere = vi.fn<() => Promise<boolean>>().mockRejectedValueOnce(new NetworkError());
  await expect(once.create('a', { send, isThere })).rejects.toMatchObject({ isUnsent: true });
  expect(send).not.toHaveBeenCalled();
  expect(once.isInDoubt()).toBe(false);
  // Browsers also say so on a machine with only loopback.
  isThere.mockResolvedValue(false);
  await expect(once.create('a', { send, isThere })).resolves.toBe('e1');
});
