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

test('an early response to one token never reaches another', async () => {
  const { send } = setUp();
  expect(await (await send(read('other'))).text()).toBe('late');
});

test('an early response that nobody read in time expires', async () => {
  const { send } = setUp();
  vi.mocked(performance.now).mockReturnValue(20_000);
  expect(await (await send(read('mine'))).text()).toBe('late');
});
