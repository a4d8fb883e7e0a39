import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, NetworkError, SessionOver, UnreadableResponse } from './errors.ts';
import { settleDeletion } from './settle-deletion.ts';

const path = '/api/v1/events/{eventId}';
const refusal = (status: number) => new ApiError({ status, method: 'DELETE', path }, {});
const call = () => vi.fn<() => Promise<{ response: Response }>>();
const answered = (status: number) => call().mockResolvedValue({ response: new Response(null, { status }) });
const met = (error: Error) => call().mockRejectedValue(error);
const gone = () => vi.fn<() => Promise<void>>().mockResolvedValue();
const there = () => vi.fn<() => Promise<void>>().mockRejectedValue(new UnreadableResponse());

afterEach(() => vi.unstubAllGlobals());

test('a 204 is enough, and so is the API’s response that the record is gone already', async () => {
  for (const send of [answered(204), met(refusal(404)), met(refusal(410))]) {
    const look = there();
    await expect(settleDeletion({ send, readCurrent: look })).resolves.toBeUndefined();
    expect(look).not.toHaveBeenCalled();
  }
});

test.each([answered(200), answered(202), met(refusal(504)), met(new NetworkError())])(
  '[F08] after another success, a gateway’s status or a cut connection the server is read',
  async (send) => {
    await expect(settleDeletion({ send, readCurrent: gone() })).resolves.toBeUndefined();
    await expect(settleDeletion({ send, readCurrent: there() })).rejects.toThrow(UnreadableResponse);
    const cut = () => Promise.reject(new NetworkError());
    await expect(settleDeletion({ send, readCurrent: cut })).rejects.toThrow(UnreadableResponse);
  },
);

test.each([refusal(403), refusal(500), new SessionOver(), new NetworkError({ isTimeout: true })])(
  'after %s the server is not read',
  async (error) => {
    const look = gone();
    await expect(settleDeletion({ send: met(error), readCurrent: look })).rejects.toBe(error);
    expect(look).not.toHaveBeenCalled();
  },
);

test('[F07] without a connection nothing is sent, except by a page that is being left', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const send = answered(204);
  const look = () => Promise.reject(new NetworkError());
  await expect(settleDeletion({ send, readCurrent: look })).rejects.toMatchObject({ isUnsent: true });
  expect(send).not.toHaveBeenCalled();
  await settleDeletion({ send, readCurrent: look, isLeaving: true });
  expect(send).toHaveBeenCalledTimes(1);
});
