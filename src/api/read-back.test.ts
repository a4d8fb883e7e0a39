import { expect, test, vi } from 'vitest';
import { ApiError, NetworkError, SessionOver, UnreadableResponse } from './errors.ts';
import { readBack, readBefore, writeAndVerify } from './read-back.ts';

const refusal = (status: number) =>
  new ApiError({ status, method: 'GET', path: '/api/v1/events/{eventId}' }, {});

test.each([refusal(404), refusal(503), new NetworkError(), new UnreadableResponse()])(
  '[F04] the outcome of a write is unknown if reading it back meets %s',
  async (met) => {
    await expect(readBack(Promise.reject(met))).rejects.toThrow(UnreadableResponse);
  },
);

test.each([refusal(401), refusal(500), new SessionOver()])(
  'the error of an ended session stays the same: %s',
  async (met) => {
    await expect(readBack(Promise.reject(met))).rejects.toBe(met);
  },
);

test('[F06] if the read before a write got no response, the error says that nothing was sent', async () => {
  const late = new NetworkError({ isTimeout: true });
  await expect(readBefore(Promise.reject(late))).rejects.toMatchObject({ isUnsent: true, isTimeout: false });
  await expect(readBefore(Promise.reject(refusal(404)))).rejects.toMatchObject({ status: 404 });
});

const fail = (error: Error) => async () => {
  throw error;
};
const failing = (method: string, status: number) =>
  new ApiError({ status, method, path: '/api/v1/users/preference' }, {});

test.each([new NetworkError(), new UnreadableResponse(), failing('PATCH', 507)])(
  '[F08] the server is read after a write that may be done: %s',
  async (error) => {
    const write = fail(error);
    expect(await writeAndVerify<string>(write, async () => 'done')).toBe('done');
    for (const reading of [new UnreadableResponse(), new NetworkError()])
      await expect(writeAndVerify(write, fail(reading))).rejects.toThrow(UnreadableResponse);
  },
);

test.each([
  failing('PATCH', 400),
  failing('PATCH', 500),
  new NetworkError({ isUnsent: true }),
  new NetworkError({ isTimeout: true }),
])(
  'the server is not read after a write that is not done, or may still be in progress: %s',
  async (error) => {
    const look = vi.fn<() => Promise<void>>();
    await expect(writeAndVerify(fail(error), look)).rejects.toBe(error);
    expect(look).not.toHaveBeenCalled();
  },
);

test('[F07] without a connection nothing is written, and the error is marked as unsent', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const write = vi.fn<() => Promise<void>>();
  await expect(writeAndVerify(write, fail(new NetworkError()))).rejects.toMatchObject({
    isUnsent: true,
  });
  expect(write).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
