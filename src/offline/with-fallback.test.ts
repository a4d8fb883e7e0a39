import { beforeEach, expect, test, vi } from 'vitest';
import { withFallback } from './with-fallback.ts';
import { NetworkError } from '../api/errors.ts';

beforeEach(() => vi.useFakeTimers());

const hanging = () => new Promise<string>(() => {});
const can = async () => true;

test('[F58] a call that hangs fails after three seconds with a fallback', async () => {
  const outcome = withFallback(hanging(), can).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await outcome).toBeInstanceOf(NetworkError);
});

test.each([
  ['the page needs it', async () => false],
  ['nobody knows', async () => Promise.reject(new Error('no storage'))],
])('a call that hangs is waited for if %s', async (_, canDoWithout) => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const call = withFallback(promise, canDoWithout);
  await vi.advanceTimersByTimeAsync(60_000);
  resolve('late');
  await expect(call).resolves.toBe('late');
});

test('a response in time is passed on, and nothing else is asked', async () => {
  const ask = vi.fn<typeof can>(can);
  await expect(withFallback(Promise.resolve('soon'), ask)).resolves.toBe('soon');
  await expect(withFallback(Promise.reject(new Error('refused')), ask)).rejects.toThrow('refused');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ask).not.toHaveBeenCalled();
});
