import { expect, test } from 'vitest';
import {
  isAllowed,
  resolveAccess,
  type Requirement,
  roleGroups,
  type Standing,
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

const signedIn = (...roles: string[]): Standing => ({ status: 'signed-in', user: { roles } });
const signedOut: Standing = { status: 'signed-out' };
const checking: Standing = { status: 'checking' };

test.each<[what: string, requirement: Requirement, standing: Standing, leads: string]>([
  ['an open route to a visitor', undefined, signedOut, 'enter'],
  ['an open route while the user is checked', undefined, checking, 'enter'],
  ['an open route to an admin', undefined, signedIn('admin'), 'enter'],
  ['a guests-only route to a visitor', roleGroups.onlyGuest, signedOut, 'enter'],
  ['a guests-only route while the user is checked', roleGroups.onlyGuest, checking, 'wait'],
  ['a guests-only route to an admin', roleGroups.onlyGuest, signedIn('admin'), 'elsewhere'],
  ['a user’s route to a visitor', roleGroups.user, signedOut, 'sign in'],
  ['a user’s route while the user is checked', roleGroups.user, checking, 'wait'],
  ['a user’s route to staff', roleGroups.user, signedIn('staff'), 'enter'],
  ['an admin’s route to staff', roleGroups.admin, signedIn('staff'), 'elsewhere'],
  ['a user’s route to somebody with an unknown role', roleGroups.user, signedIn('gardener'), 'elsewhere'],
])('%s', (_, requirement, standing, leads) => {
  expect(resolveAccess(requirement, standing)).toBe(leads);
});
