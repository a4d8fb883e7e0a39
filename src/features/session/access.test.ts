import { expect, test } from 'vitest';
import {
  isAllowed,
  resolveAccess,
  type Requirement,
  roleGroups,
  type AccessState,
  filterVisible,
} from './access.ts';

const people = {
  nobody: [],
  user: ['user'],
  staff: ['staff'],
  admin: ['admin'],
  stranger: ['gardener'],
  both: ['gardener', 'staff'],
};

const groups: [name: string, requirement: Requirement, letsIn: string[]][] = [
  ['no requirement', undefined, ['nobody', 'user', 'staff', 'admin', 'stranger', 'both']],
  ['admin', roleGroups.admin, ['admin']],
  ['staff', roleGroups.staff, ['staff', 'admin', 'both']],
  ['user', roleGroups.user, ['user', 'staff', 'admin', 'both']],
  ['onlyGuest', roleGroups.onlyGuest, ['nobody']],
];

test.each(groups)('%s admits exactly the roles of the specification, section 6', (_, requirement, letsIn) => {
  const allowed = Object.entries(people).filter(([, roles]) => isAllowed(requirement, roles));
  expect(allowed.map(([name]) => name)).toEqual(letsIn);
});

interface Item {
  id: string;
  auth?: Requirement;
  children?: Item[];
}

test('the navigation shows an item only to its roles, also inside groups', () => {
  const items: Item[] = [
    { id: 'open' },
    { id: 'for guests', auth: roleGroups.onlyGuest },
    { id: 'group', children: [{ id: 'logout', auth: roleGroups.user }, { id: 'about' }] },
  ];
  const ids = (roles: string[]) =>
    filterVisible(items, roles).flatMap(({ id, children = [] }) => [
      id,
      ...children.map((child) => child.id),
    ]);
  expect(ids([])).toEqual(['open', 'for guests', 'group', 'about']);
  expect(ids(['admin'])).toEqual(['open', 'group', 'logout', 'about']);
});

const signedIn = (...roles: string[]): AccessState => ({ status: 'signed-in', user: { roles } });
const signedOut: AccessState = { status: 'signed-out' };
const checking: AccessState = { status: 'checking' };

test.each<[what: string, requirement: Requirement, state: AccessState, leads: string]>([
  ['an open route to a visitor', undefined, signedOut, 'allowed'],
  ['an open route while the user is checked', undefined, checking, 'allowed'],
  ['an open route to an admin', undefined, signedIn('admin'), 'allowed'],
  ['a guests-only route to a visitor', roleGroups.onlyGuest, signedOut, 'allowed'],
  ['a guests-only route while the user is checked', roleGroups.onlyGuest, checking, 'wait'],
  ['a guests-only route to an admin', roleGroups.onlyGuest, signedIn('admin'), 'elsewhere'],
  ['a user’s route to a visitor', roleGroups.user, signedOut, 'sign in'],
  ['a user’s route while the user is checked', roleGroups.user, checking, 'wait'],
  ['a user’s route to staff', roleGroups.user, signedIn('staff'), 'allowed'],
  ['an admin’s route to staff', roleGroups.admin, signedIn('staff'), 'elsewhere'],
  ['a user’s route to somebody with an unknown role', roleGroups.user, signedIn('gardener'), 'elsewhere'],
])('%s', (_, requirement, state, leads) => {
  expect(resolveAccess(requirement, state)).toBe(leads);
});
