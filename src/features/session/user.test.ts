import { expect, test } from 'vitest';
import { parseUser } from './user.ts';

const layla = { _id: 'u1', displayName: 'Layla Haddad', email: 'layla@example.org', role: ['admin'] };

test('a user is parsed with the fields of the specification, section 3', () => {
  expect(
    parseUser({ ...layla, photoURL: '/me.png', phone: ' 5550100101 ', preference: { shortcuts: ['todo'] } }),
  ).toEqual({
    uid: 'u1',
    name: 'Layla Haddad',
    email: 'layla@example.org',
    phone: '5550100101',
    photoUrl: '/me.png',
    roles: ['admin'],
    preference: { shortcuts: ['todo'] },
  });
});

test('a display name falls back to the name, then the email', () => {
  expect(parseUser({ ...layla, displayName: undefined, name: 'Layla' })?.name).toBe('Layla');
  expect(parseUser({ ...layla, displayName: ' ' })?.name).toBe('layla@example.org');
});

test.each([
  ['admin', []],
  [undefined, []],
  [null, []],
  [{ 0: 'admin' }, []],
  [['admin', 7, null], ['admin']],
  [JSON.parse('{"__proto__":["admin"]}'), []],
])('[F49] role %j gives the roles %j', (role, roles) => {
  expect(parseUser({ ...layla, role })?.roles).toEqual(roles);
});

test.each([undefined, null, 'user', [], {}, { email: 'x@example.org' }])('%j is not a user', (payload) => {
  expect(parseUser(payload)).toBeUndefined();
});
