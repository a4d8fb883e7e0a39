import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createScriptedApi } from '../../../api/test-api.ts';
import { fetchGuest } from '../../../domain/guest/guest-queries.ts';
import type { SavedGuest } from '../../../domain/guest/guest-mutations.ts';
import { saveAnswerMutation } from '../mutations.ts';

const address = '/events/e1/guests/g1';
const record = (rsvpCount: number | null) => ({
  data: { _id: 'g1', name: 'Ada', invitees: 5, rsvpCount },
});

/** The guest as the organiser sees them, and the outcome of an answer of `count` for a guest who has `now` answered. */
async function save(seen: number | null, now: number | null, count: number | null) {
  const before = createScriptedApi({ [`GET ${address}`]: [200, record(seen)] });
  const guest: SavedGuest = await fetchGuest(before.api, 'e1', 'g1');
  const { api, calls } = createScriptedApi({
    [`GET ${address}`]: [200, record(now)],
    [`PATCH ${address}`]: [200, record(count)],
  });
  const queryClient = new QueryClient();
  const scope = { api, queryClient, eventId: 'e1' };
  const mutation = queryClient.getMutationCache().build(queryClient, saveAnswerMutation(scope, 'g1'));
  const { outcome } = await mutation.execute({ count, seen: guest });
  return { outcome, isSent: calls.includes(`PATCH ${address}`) };
}

test.each([
  ['an answer', null, 5, 0],
  ['another answer', 2, 5, 0],
  ['no answer any more', 2, null, 0],
])('[F29] %s given meanwhile is not silently overwritten', async (_, seen, now, count) => {
  expect(await save(seen, now, count)).toEqual({ outcome: 'overtaken', isSent: false });
});

test.each([
  ['the guest has not answered since', 5, 5, 0],
  ['the guest has answered the same', null, 3, 3],
])('an answer by hand is saved where %s', async (_, seen, now, count) => {
  expect(await save(seen, now, count)).toEqual({ outcome: 'saved', isSent: true });
});
