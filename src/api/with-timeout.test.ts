import { expect, test, vi } from 'vitest';
import { NetworkError, UnreadableResponse } from './errors.ts';
import { createOrganiserApi } from './client.ts';
import type { Transport } from './with-timeout.ts';

const readEvents = (transport: Transport, signal?: AbortSignal) =>
  createOrganiserApi('https://api.example.org/api/v1', transport).GET('/api/v1/events', {
    ...(signal && { signal }),
  });
const failure = (call: Promise<unknown>) => call.then(() => undefined).catch((error: unknown) => error);

test('a body is returned once and complete, an empty one as nothing', async () => {
  const { data } = await readEvents(async () => Response.json({ data: { docs: [] } }));
  expect(data).toEqual({ data: { docs: [] } });
  expect((await readEvents(async () => new Response(''))).data).toBeUndefined();
});

test('a response that breaks off is a NetworkError', async () => {
  const body = new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('{"data"'));
      controller.error(new TypeError('network error'));
    },
  });
  expect(await failure(readEvents(async () => new Response(body)))).toBeInstanceOf(NetworkError);
});

test.each(['<!doctype html>', '{"data": ', 'null null'])('%j is an UnreadableResponse', async (text) => {
  expect(await failure(readEvents(async () => new Response(text)))).toBeInstanceOf(UnreadableResponse);
});

test.each([
  ['a call that is never answered', () => new Promise<Response>(() => {})],
  ['a response that never ends', async () => new Response(new ReadableStream())],
])('%s fails at the timeout, even if the transport ignores its signal', async (_, transport) => {
  vi.useFakeTimers();
  const error = failure(readEvents(transport));
  await vi.advanceTimersByTimeAsync(14_000);
  expect(await Promise.race([error, Promise.resolve('still waiting')])).toBe('still waiting');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await error).toMatchObject({ name: 'NetworkError', isTimeout: true });
});

test.each([false, true])(
  '[F06] a call that failed on an online device (%j) may have arrived',
  async (onLine) => {
    vi.stubGlobal('navigator', { onLine });
    const error = await failure(readEvents(() => Promise.reject(new TypeError('Failed to fetch'))));
    expect(error).toMatchObject({ name: 'NetworkError', isTimeout: false });
  },
);

test('a call aborted by its caller fails with the caller’s reason', async () => {
  const controller = new AbortController();
  const error = failure(readEvents(() => new Promise<Response>(() => {}), controller.signal));
  controller.abort(new Error('left the page'));
  expect(await error).toMatchObject({ message: 'left the page' });
});
