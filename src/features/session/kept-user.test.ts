import { expect, test, vi } from 'vitest';
import * as keys from '../../storage/keys.ts';
import { findKnownUser, findTokenUser } from './kept-user.ts';
import { createToken } from './test-tokens.ts';

const user = { uid: 'u1', name: 'Samira', email: 's@x.test', photoUrl: '', roles: ['admin'], preference: {} };

function keep(userId: string, eventId: string, kept: unknown) {
  const key = keys.keptList(userId, eventId);
  const text = JSON.stringify({ user: kept });
  vi.stubGlobal('localStorage', { [key]: text, getItem: (name: string) => (name === key ? text : null) });
}

test('offline a token’s user is known by their list of the event', () => {
  keep('u1', 'e1', user);
  const token = createToken({ sub: 'u1' });
  expect(findTokenUser(token, '/events/e1/scan')).toEqual({ ...user, phone: '' });
  expect(findTokenUser(token, '/base/events/e1/scan/')).toMatchObject({ uid: 'u1' });
  for (const path of ['/events/e2/scan', '/events/e1', '/events/e1/scan/more'])
    expect(findTokenUser(token, path)).toBeUndefined();
  expect(findTokenUser(createToken({ sub: 'u2' }), '/events/e1/scan')).toBeUndefined();
});

test('[F89] offline a token’s user is known on pages by any list', () => {
  keep('u1', 'e1', user);
  expect(findKnownUser(createToken({ sub: 'u1' }))).toMatchObject({ uid: 'u1' });
  expect(findKnownUser(createToken({ sub: 'u2' }))).toBeUndefined();
});

test('a list without a usable user says nothing about a token', () => {
  for (const kept of [undefined, { ...user, uid: '' }, { ...user, roles: 'admin' }]) {
    keep('u1', 'e1', kept);
    expect(findTokenUser(createToken({ sub: 'u1' }), '/events/e1/scan')).toBeUndefined();
  }
});
