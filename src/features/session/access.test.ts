import { expect, test } from 'vitest';
import { isAllowed, type Requirement, roleGroups, filterVisible } from './access.ts';

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
