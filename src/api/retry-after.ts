/** The longest pause, in milliseconds, that the product accepts from a server; nobody waits longer. */
export const longestRetryAfter = 5 * 60_000;

/**
 * How long a server asks to wait before the next call, in milliseconds (Retry-After). Undefined without a usable number
 * of seconds: a date would need the clocks of both, so the product's own pause applies.
 */
export function parseRetryAfter(headers: Headers): number | undefined {
  const wait = Number(headers.get('retry-after')) * 1000;
  return wait > 0 && wait <= longestRetryAfter ? wait : undefined;
}
