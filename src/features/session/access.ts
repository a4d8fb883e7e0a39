/** Who each group lets in (the specification, section 6). */
export const roleGroups = {
  admin: ['admin'],
  staff: ['admin', 'staff'],
  user: ['admin', 'staff', 'user'],
  onlyGuest: [],
} as const satisfies Record<string, readonly string[]>;

/** What an item or a route asks for: nothing, nobody with a role, or one role of a list. */
export type Requirement = readonly string[] | undefined;

/**
 * The rule for navigation and routes alike: no requirement lets all in, an empty list only those
 * without a role, any other list those who share a role with it.
 */
export function isAllowed(requirement: Requirement, roles: readonly string[]): boolean {
  if (requirement === undefined) return true;
  if (requirement.length === 0) return roles.length === 0;
  return roles.some((role) => requirement.includes(role));
}

/** The items a person may see, children included. */
export const visibleTo = <Item extends { auth?: Requirement; children?: readonly Item[] }>(
  items: readonly Item[],
  roles: readonly string[],
): Item[] =>
  items
    .filter(({ auth }) => isAllowed(auth, roles))
    .map((item) => (item.children ? { ...item, children: visibleTo(item.children, roles) } : item));

/** Where a visit to a route leads: in, to a wait for the auth check, to the sign-in, or elsewhere. */
export type ResolvedAccess = 'enter' | 'wait' | 'sign in' | 'elsewhere';

/** How far the auth check has come, and the roles it found. */
export type Standing =
  | { status: 'checking' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; roles: readonly string[] };

/**
 * Route access (the specification, section 2). 'elsewhere' is the stored redirect or /events, for a
 * signed-in user whose role fails the rule.
 */
export function resolveAccess(requirement: Requirement, standing: Standing): ResolvedAccess {
  if (requirement === undefined) return 'enter';
  if (standing.status === 'checking') return 'wait';
  if (standing.status === 'signed-out') return isAllowed(requirement, []) ? 'enter' : 'sign in';
  return isAllowed(requirement, standing.roles) ? 'enter' : 'elsewhere';
}
