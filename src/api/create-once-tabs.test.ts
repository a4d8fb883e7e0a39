import { afterEach, expect, test, vi } from 'vitest';
import { AlreadyThere, createOnce } from './create-once.ts';
import { UnreadableResponse } from './errors.ts';

afterEach(() => vi.useRealTimers());
const answered = () => Promise.resolve('e1');

test('[F08] another tab with the same draft tells as well that the record exists', async () => {
  const doubts = new Map([['a', 0]]);
  const send = vi.fn<() => Promise<string>>(answered);
  for (const once of [createOnce(doubts), createOnce(doubts)])
    await expect(once.create('a', { send, isThere: async () => true })).rejects.toThrow(AlreadyThere);
  expect(send).not.toHaveBeenCalled();
  const next = createOnce(doubts);
  await expect(next.create('a', { send, isThere: async () => true })).rejects.toThrow(AlreadyThere);
  await expect(next.create('a', { send, isThere: async () => true })).resolves.toBe('e1');
  expect(doubts.size).toBe(0);
});

test('[F08] the end of a call in another tab ends the wait for it', async () => {
  vi.useFakeTimers();
  const known = new Map([['a', Date.now() + 30_000]]);
  let hear = () => {};
  const doubts = Object.assign(known, {
    onChangeElsewhere(listener: () => void) {
      hear = listener;
      return () => (hear = () => {});
    },
  });
  const again = createOnce(doubts)
    .create('a', {
      send: answered,
      isThere: vi.fn<() => Promise<boolean>>().mockResolvedValue(true).mockResolvedValueOnce(false),
    })
    .catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1000);
  hear();
  known.set('a', 0);
  hear();
  expect(await again).toBeInstanceOf(AlreadyThere);
});

test('[F08] a call that ends while the server is read is not waited for', async () => {
  vi.useFakeTimers();
  const doubts = new Map([['a', Date.now() + 30_000]]);
  const isThere = vi.fn<() => Promise<boolean>>().mockResolvedValue(true);
  isThere.mockImplementationOnce(async () => {
    doubts.set('a', 0);
    return false;
  });
  await expect(createOnce(doubts).create('a', { send: answered, isThere })).rejects.toThrow(AlreadyThere);
});

test('[F08] after the second one that the person wanted, a call without a response is in doubt again', async () => {
  const doubts = new Map([['a', 0]]);
  const once = createOnce(doubts);
  const send = vi.fn<() => Promise<string>>().mockRejectedValue(new UnreadableResponse());
  const isThere = async () => true;
  await expect(once.create('a', { send, isThere })).rejects.toThrow(AlreadyThere);
  await expect(once.create('a', { send, isThere })).rejects.toThrow(UnreadableResponse);
  await expect(once.create('a', { send, isThere })).rejects.toThrow(AlreadyThere);
  expect(send).toHaveBeenCalledTimes(1);
});
