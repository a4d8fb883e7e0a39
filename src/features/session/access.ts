/** The roles that each group admits (the specification, section 6). */
export const roleGroups = {
  admin: ['admin'],
  staff: ['admin', 'staff'],
  user: ['admin', 'staff', 'user'],
  onlyGuest: [],
} as const satisfies Record<string, readonly string[]>;

/** What an item or a route requires: nothing, no role, or one role of a list. */
export type Requirement = readonly string[] | undefined;

/**
 * The rule for navigation and routes: no requirement admits everybody, an empty list only those without a role, any
 * other list those with one of its roles.
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
export type ResolvedAccess = 'enter' | 'wait' | 'sign in' | 'elsewhere';

/** What access needs of a session. */
export type Standing =
  | { status: 'checking' | 'signed-out' | 'other-user' }
  | { status: 'signed-in'; user: { roles: readonly string[] } };

/**
 * Route access (the specification, section 2). 'elsewhere' is the stored redirect or /events, for a signed-in user
 * whose role fails the rule.
 */
export function resolveAccess(requirement: Requirement, standing: Standing): ResolvedAccess {
  if (requirement === undefined) return 'enter';
  if (standing.status === 'signed-in')
    return isAllowed(requirement, standing.user.roles) ? 'enter' : 'elsewhere';
  // A tab of another user requests and shows nothing, so it redirects nobody.
  if (standing.status !== 'signed-out') return 'wait';
  return isAllowed(requirement, []) ? 'enter' : 'sign in';
}
