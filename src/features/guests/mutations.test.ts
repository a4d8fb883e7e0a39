import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { NotSent } from '../../api/errors.ts';
import { createOrganiserApi } from '../../api/client.ts';
import { deleteGuests } from './mutations.ts';

test('[F82] after a DELETE without a response no other is tried', async () => {
  let deletes = 0;
  const api = createOrganiserApi('http://backend.test/api/v1', ({ method }) => {
    if (method === 'DELETE') deletes += 1;
    return deletes > 2
      ? Promise.reject(new TypeError('cut'))
      : Promise.resolve(new Response(null, { status: 204 }));
  });
  const ids = Array.from({ length: 60 }, (_, place) => `g${place}`);
  const scope = { api, queryClient: new QueryClient(), eventId: 'e1' };
  const failed = await deleteGuests(scope, ids, { isLeaving: false });
  expect(deletes).toBeLessThan(10);
  expect(failed).toHaveLength(58);
  const unsent = failed.filter(({ error }) => error instanceof NotSent);
  expect(unsent.length).toBeGreaterThan(50);
});
