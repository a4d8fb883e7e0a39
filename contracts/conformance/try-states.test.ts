import { expect, test } from 'vitest';
import { listen } from '../mock-host.ts';
import { serveReference } from '../reference/backend.ts';
import { tryStates } from './try-states.ts';

test('each state of a right handler gives what it owes', async () => {
  const { stateUrl, close } = await serveReference();
  const results = await tryStates(stateUrl);
  close();
  expect(results.filter(({ isRight }) => !isRight)).toEqual([]);
  expect(results.map(({ line }) => line)).toContain(
    '✓ an event: owed eventId, guestId, messageId; given eventId, guestId, messageId',
  );
});

test('a state that fails, or gives no text, is named with what it gives', async () => {
  const { origin, close } = await listen(async (request) => {
    const { state, action } = (await request.json()) as { state: string; action: string };
    if (state.startsWith('an event')) return new Response('no database', { status: 500 });
    return Response.json(action === 'setup' ? { token: 'a.b.c', email: 7, ids: [] } : {});
  });
  const results = await tryStates(`${origin}/states`);
  close();
  const lines = results.filter(({ isRight }) => !isRight).map(({ line }) => line);
  expect(lines[0]).toBe(
    '✗ an account: owed email; given token, email, ids\n    email is 7, a number; text is due',
  );
  expect(lines[2]).toMatch(/^✗ an event: .+; given nothing\n {4}it answers 500 to “an event”: no database\n/);
  expect(lines.at(-1)).toMatch(/^✗ no such message: owed messageId; .+\n {4}it gives no messageId$/);
  expect(lines).toHaveLength(7);
});
