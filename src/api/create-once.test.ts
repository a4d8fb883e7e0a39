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
/** Not there at the first read, because the server is still working on the call. */
const thereLater = () => there(true).mockResolvedValueOnce(false);

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

test.each([new NetworkError({ isTimeout: true }), new NetworkError(), refusal(504), refusal(408)])(
  '[F08] after %s the server is read again when half a minute has passed, because it may still be working',
  async (unclear) => {
    vi.useFakeTimers();
    const once = createOnce();
    await expect(once.create('a', { send: met(unclear), isThere: there(false) })).rejects.toBe(unclear);
    const [send, isThere] = [vi.fn<() => Promise<string>>(answered), thereLater()];
    const again = once.create('a', { send, isThere }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(29_000);
    expect(isThere).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(await again).toBeInstanceOf(AlreadyThere);
    expect(send).not.toHaveBeenCalled();
  },
);

test.each([refusal(500), new UnreadableResponse()])('[F08] after %s nothing is waited for', async (error) => {
  const once = createOnce();
  await expect(once.create('a', { send: met(error), isThere: there(false) })).rejects.toBe(error);
  await expect(once.create('a', { send: answered, isThere: there(false) })).resolves.toBe('e1');
});

test('[F08] a first read that takes longer than the wait does not count', async () => {
  vi.useFakeTimers();
  const once = createOnce();
  await expect(once.create('a', { send: met(refusal(504)), isThere: there(false) })).rejects.toThrow(
    ApiError,
  );
  const slowly = () => new Promise<boolean>((resolve) => setTimeout(resolve, 35_000, false));
  const isThere = there(true).mockImplementationOnce(slowly);
  const again = once.create('a', { send: answered, isThere }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(36_000);
  expect(await again).toBeInstanceOf(AlreadyThere);
});

test('[F08] a call is in doubt from its start, because the page may be gone before its response', async () => {
  vi.useFakeTimers();
  const doubts = new Map<string, number>();
  void createOnce(doubts).create('a', { send: () => new Promise(() => {}), isThere: there(false) });
  await vi.advanceTimersByTimeAsync(0);
  const send = vi.fn<() => Promise<string>>(answered);
  const again = createOnce(doubts)
    .create('a', { send, isThere: thereLater() })
    .catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(await again).toBeInstanceOf(AlreadyThere);
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
  const isThere = thereLater();
  const again = createOnce(doubts)
    .create('a', { send: answered, isThere })
    .catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(28_000);
  expect(isThere).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(await again).toBeInstanceOf(AlreadyThere);
});

test('[F08] a call that has ended without a clear response is not waited for after a reload', async () => {
  vi.useFakeTimers();
  const doubts = new Map<string, number>();
  const failure = refusal(500);
  const first = createOnce(doubts).create('a', { send: met(failure), isThere: there(false) });
  await expect(first).rejects.toBe(failure);
  await expect(createOnce(doubts).create('a', { send: answered, isThere: there(false) })).resolves.toBe('e1');
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
  vi.useFakeTimers();
  const once = createOnce();
  await expect(once.create('a', { send: met(refusal(502)), isThere: there(false) })).rejects.toThrow(
    ApiError,
  );
  const again = once.create('a', { send: answered, isThere: there(false) });
  await vi.advanceTimersByTimeAsync(30_000);
  await expect(again).resolves.toBe('e1');
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
