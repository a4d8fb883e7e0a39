/**
 * What a client sent, without fields that are not its own to set. The description forbids them already; where nothing is
 * held against it, as in a page, they are dropped in silence.
 */
export function without<Body extends object>(body: Body, names: readonly string[]): Body {
  const kept = Object.entries(body).filter(([name]) => !names.includes(name));
  // fromEntries defines fields and never sets them, so a field called __proto__ stays a field.
  return Object.fromEntries(kept) as Body;
}
