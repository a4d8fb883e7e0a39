import { beforeEach, expect, test, vi } from 'vitest';
import { withEarlyCalls } from './early-calls.ts';

const address = 'https://api.example.com/api/v1/users/me';
const read = (token: string) => new Request(address, { headers: { Authorization: `Bearer ${token}` } });

beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(1_000));

/** A transport that answers 'late', and an early response for the token `mine`. */
function setUp() {
  const transport = vi.fn<() => Promise<Response>>(async () => new Response('late'));
  const answers = new Map([[address, Promise.resolve(new Response('early'))]]);
  return { transport, send: withEarlyCalls(transport, { token: 'mine', answers }) };
}

test('an early call answers only the first read', async () => {
  const { transport, send } = setUp();
  expect(await (await send(read('mine'))).text()).toBe('early');
  expect(await (await send(read('mine'))).text()).toBe('late');
  expect(transport).toHaveBeenCalledTimes(1);
});

test.each([
  ['to one token never reaches another', 'other', 1_000],
  ['that was not read in time expires', 'mine', 20_000],
])('an early response %s', async (_, token, now) => {
  const { send } = setUp();
  vi.mocked(performance.now).mockReturnValue(now);
  expect(await (await send(read(token))).text()).toBe('late');
});
