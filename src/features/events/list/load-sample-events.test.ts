import { expect, test } from 'vitest';
import { ask, type Rows } from '../../../../mocks/backend/ask.ts';
import { admin } from '../../../../mocks/backend/seeds/accounts.ts';
import { tokenFor } from '../../../../mocks/engine/token.ts';
import { setUpMockBackend } from '../../../../mocks/serve/vitest.ts';
import type { Event } from '../../../api/schema.gen.ts';
import { createAuthMiddleware } from '../../../api/auth-middleware.ts';
import { createOrganiserApi } from '../../../api/client.ts';
import { createQueryClient } from '../../../api/query-client.ts';
import { loadSampleEvents, sampleEvents } from './load-sample-events.ts';

setUpMockBackend();

test('the sample events are created with guests, answers and a message', async () => {
  const origin = 'http://guestwise.test';
  const api = createOrganiserApi(`${origin}/api/v1`, (request) => globalThis.fetch(request));
  const token = tokenFor(admin._id, Date.now());
  api.use(createAuthMiddleware({ origin, getToken: () => token, onEndingResponse: () => {} }));
  await loadSampleEvents({ api, queryClient: createQueryClient() });
  const { body } = await ask<Rows<Event>>('GET /events');
  const [wedding] = sampleEvents;
  expect(body.data.docs.find(({ name }) => name === wedding?.details.name)).toMatchObject({
    image: wedding?.image,
    guestsAnalytics: { total: 6, accepted: 3, rejected: 1 },
  });
});
