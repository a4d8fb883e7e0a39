import { expect, test } from 'vitest';
import { OutcomeUnknown } from '../../../api/errors.ts';
import { createOrganiserApi } from '../../../api/client.ts';
import { createScriptedApi } from '../../../api/test-api.ts';
import { savePreference } from './save-preference.ts';

const preference = { settings: { direction: 'rtl' as const }, _id: 'p1', user: 'u1' };
const answered = (body: unknown) =>
  savePreference(createScriptedApi({ 'PATCH /users/preference': [200, body] }).api, preference);

test('the server’s five fields are removed, others sent back', async () => {
  const sent: unknown[] = [];
  const api = createOrganiserApi('http://backend.test/api/v1', async (request) => {
    sent.push(await request.json());
    return new Response('{}');
  });
  const server = { _id: 'p1', __v: 3, createdAt: 'then', updatedAt: 'now', user: 'u1' };
  const ours = { settings: preference.settings, shortcuts: ['todo'], novelty: 7 };
  await savePreference(api, { ...server, ...ours });
  expect(sent).toEqual([ours]);
});

test('[F04] a 200 saves, unless it reports a failure or is no JSON', async () => {
  for (const body of ['', {}, { status: 'success' }, { data: null }, { _id: 'p1' }, { settings: {} }])
    await expect(answered(body)).resolves.toBeUndefined();
  for (const body of [{ success: false }, 'OK']) await expect(answered(body)).rejects.toThrow(OutcomeUnknown);
});
