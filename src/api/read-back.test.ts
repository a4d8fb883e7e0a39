import { expect, test } from 'vitest';
import { ApiError, NetworkError, SessionOver, UnreadableResponse } from './errors.ts';
import { readBack, readBefore } from './read-back.ts';

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
