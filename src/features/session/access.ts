/** The roles that each group admits (the specification, section 6). */
export const roleGroups = {
  admin: ['admin'],
  staff: ['admin', 'staff'],
  user: ['admin', 'staff', 'user'],
  onlyGuest: [],
} as const satisfies Record<string, readonly string[]>;

/** The requirement of an item of the navigation: nothing, no role, or one role of a list. */
export type Requirement = readonly string[] | undefined;

/**
 * The rule for navigation: no requirement admits everybody, an empty list only users without a role, any
 * other list users with one of its roles.
 */
export function isAllowed(requirement: Requirement, roles: readonly string[]): boolean {
  if (requirement === undefined) return true;
  if (requirement.length === 0) return roles.length === 0;
  return roles.some((role) => requirement.includes(role));
}

/** The items that a person may see, including children. */
export const filterVisible = <Item extends { auth?: Requirement; children?: readonly Item[] }>(
  items: readonly Item[],
  roles: readonly string[],
): Item[] =>
  items
    .filter(({ auth }) => isAllowed(auth, roles))
    .map((item) => (item.children ? { ...item, children: filterVisible(item.children, roles) } : item));
