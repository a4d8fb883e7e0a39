import { expect, test } from 'vitest';
import { ApiError, UnreadableResponse } from '../../api/errors.ts';
import { createScriptedApi } from '../../api/test-api.ts';
import { login, signup } from './mutations.ts';
import { createToken } from './test-tokens.ts';

const [ada, bob] = ['665a10000000000000000001', '665a10000000000000000002'];
const session = { token: createToken({ id: ada }), data: { user: { _id: ada, email: 'ada@example.org' } } };
const enter = (body: object) => {
  const { api } = createScriptedApi({ 'POST /users/login': [200, body], 'POST /users/signup': [200, body] });
  const credentials = { email: 'ada@example.org', password: 'difference' };
  return [
    login(api, credentials),
    signup(api, { ...credentials, displayName: 'Ada', phone: '0501234567', passwordConfirm: 'difference' }),
  ];
};

test.each([
  { status: 'fail', message: 'Not today' },
  { errors: [{ type: 'password', message: 'Check your password' }] },
])('[F04] a 200 that says %j starts no session', async (said) => {
  for (const entering of enter({ ...session, ...said })) {
    const error: unknown = await entering.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message: said.message ?? '', errors: said.errors ?? [] });
  }
});

test('[F44] a token of another user than the response’s is refused', async () => {
  for (const claims of [{ id: bob }, { sub: bob }, { _id: bob }]) {
    for (const entering of enter({ ...session, token: createToken(claims) })) {
      await expect(entering).rejects.toThrow(UnreadableResponse);
    }
  }
});

test.each([{}, { status: 'Logged in' }])(
  'a session is read beside %j, with any form of token',
  async (said) => {
    for (const claims of [{}, { id: ada }, { sub: 'auth0|17' }, { sub: 'ada@example.org' }]) {
      for (const entering of enter({ ...session, ...said, token: createToken(claims) })) {
        await expect(entering).resolves.toMatchObject({ user: { uid: ada } });
      }
    }
  },
);
