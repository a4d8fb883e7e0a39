import { expect, test } from 'vitest';
import { UnreadableResponse } from '../../api/errors.ts';
import { scriptedApi } from '../../api/test-api.ts';
import { savePreference } from './mutations.ts';

const preference = { settings: { direction: 'rtl' as const }, _id: 'p1', user: 'u1' };
const answered = (body: unknown) =>
  savePreference(scriptedApi({ 'PATCH /users/preference': [200, body] }).api, preference);

test.each(['', {}, { status: 'success' }, { data: null }, { _id: 'p1' }, { settings: {} }])(
  'the answer %j saves a preference',
  async (body) => {
    await expect(answered(body)).resolves.toBeUndefined();
  },
);

test.each([
  { status: 'fail', message: 'No' },
  { success: false },
  { errors: [{ message: 'No' }] },
  { login: 'http://portal.test' },
  [],
  'OK',
])('[F04] %j in a 200 saves no preference', async (body) => {
  await expect(answered(body)).rejects.toThrow(UnreadableResponse);
});
