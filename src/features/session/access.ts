/** The roles that each group admits (the specification, section 6). */
export const roleGroups = {
  admin: ['admin'],
  staff: ['admin', 'staff'],
  user: ['admin', 'staff', 'user'],
  onlyGuest: [],
} as const satisfies Record<string, readonly string[]>;

/** The requirement of an item or a route: nothing, no role, or one role of a list. */
export type Requirement = readonly string[] | undefined;

/**
 * The rule for navigation and routes: no requirement admits everybody, an empty list only users without a role, any
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

/** The result of a visit to a route: allowed, waiting for the auth check, sent to the login, or elsewhere. */
export type ResolvedAccess = 'allowed' | 'wait' | 'sign in' | 'elsewhere';

/** The part of the session that access rules read. */
export type AccessState =
  | { status: 'checking' | 'signed-out' | 'other-user' }
  | { status: 'signed-in'; user: { roles: readonly string[] } };

/**
 * Route access (the specification, section 2). 'elsewhere' is the stored redirect or /events, for a signed-in user
 * whose role fails the rule.
 */
export function resolveAccess(requirement: Requirement, state: AccessState): ResolvedAccess {
  if (requirement === undefined) return 'allowed';
  if (state.status === 'signed-in') return isAllowed(requirement, state.user.roles) ? 'allowed' : 'elsewhere';
  // A tab of another user requests and shows nothing, so there is no redirect.
  if (state.status !== 'signed-out') return 'wait';
  return isAllowed(requirement, []) ? 'allowed' : 'sign in';
}
