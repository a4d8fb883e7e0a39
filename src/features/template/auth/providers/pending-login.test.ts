import { expect, test } from 'vitest';
import { checkNonce, checkReturn, createPendingLogin, storedLogin } from './pending-login.ts';

const start = 1_000_000;
const pending = () => createPendingLogin('/pages/auth/login', start);

test('a login returns within ten minutes with its own state and nonce', () => {
  const login = pending();
  expect(() => checkReturn(login, login.state, start + 10 * 60 * 1000)).not.toThrow();
  expect(() => checkNonce(login, login.nonce)).not.toThrow();
});

test('two logins share neither state nor nonce', () => {
  const [one, other] = [pending(), pending()];
  expect(new Set([one.state, one.nonce, other.state, other.nonce]).size).toBe(4);
  expect(one.state).toMatch(/^[0-9a-f]{32}$/);
});

test.each([
  ['another state', pending(), 'x', start, 'login/other-state'],
  ['no state', pending(), undefined, start, 'login/other-state'],
  ['no login that was started here', undefined, 'x', start, 'login/other-state'],
])('%s is refused', (_what, login, state, now, code) => {
  expect(() => checkReturn(login, state, now)).toThrow(expect.objectContaining({ code }));
});

test('a login that took longer is refused', () => {
  const login = pending();
  const late = start + 10 * 60 * 1000 + 1;
  expect(() => checkReturn(login, login.state, late)).toThrow(
    expect.objectContaining({ code: 'login/expired' }),
  );
});

test('the response to another login is refused', () => {
  const code = 'login/other-nonce';
  expect(() => checkNonce(pending(), pending().nonce)).toThrow(expect.objectContaining({ code }));
});

test.each([
  'https://elsewhere.example',
  '//elsewhere.example',
  '/pages/auth/../events',
  'javascript:alert(1)',
])('[F47] a stored login that would lead to %s is ignored', (from) => {
  storedLogin.write(createPendingLogin('/pages/auth/login-2', start));
  expect(storedLogin.read()).toMatchObject({ from: '/pages/auth/login-2' });
  storedLogin.write(createPendingLogin(from, start));
  expect(storedLogin.read()).toBeUndefined();
});
