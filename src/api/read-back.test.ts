import { expect, test } from 'vitest';
import { ApiError, NetworkError, SessionOver, UnreadableResponse } from './errors.ts';
import { readBack, readBefore } from './read-back.ts';

const refusal = (status: number) =>
  new ApiError({ status, method: 'GET', path: '/api/v1/events/{eventId}' }, {});

test.each([refusal(404), refusal(503), new NetworkError(), new UnreadableResponse()])(
  '[F04] a write is in doubt where reading it back meets %s',
  async (met) => {
    await expect(readBack(Promise.reject(met))).rejects.toThrow(UnreadableResponse);
  },
);

test.each([refusal(401), refusal(500), new SessionOver()])('an ended session stays one: %s', async (met) => {
  await expect(readBack(Promise.reject(met))).rejects.toBe(met);
});

test('[F06] a read before a write that got no answer says that nothing was sent', async () => {
  const late = new NetworkError({ isTimeout: true });
  await expect(readBefore(Promise.reject(late))).rejects.toMatchObject({ isUnsent: true, isTimeout: false });
  await expect(readBefore(Promise.reject(refusal(404)))).rejects.toMatchObject({ status: 404 });
});
