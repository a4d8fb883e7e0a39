/** A server may ask for more patience than a person has: beyond this, in milliseconds, it is not waited for. */
export const longestRetryAfter = 5 * 60_000;

/**
 * How long a server asks to wait before the next call, in milliseconds (Retry-After: seconds or a date).
 * Undefined where it says nothing usable.
 */
export function readRetryAfter(headers: Headers, now = Date.now()): number | undefined {
  const value = headers.get('retry-after')?.trim() ?? '';
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return wait > 0 && wait <= longestRetryAfter ? wait : undefined;
}
