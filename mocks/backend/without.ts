/**
 * Removes fields that a client must not set. The description forbids them already; in a page, which does not validate
 * calls, they are dropped silently.
 */
export function without<Body extends object>(body: Body, names: readonly string[]): Body {
  const kept = Object.entries(body).filter(([name]) => !names.includes(name));
  // fromEntries defines properties instead of assigning them, so `__proto__` stays an ordinary field.
  return Object.fromEntries(kept) as Body;
}
