/** The longest pause, in milliseconds, that the product accepts from a server; nobody waits longer. */
export const longestRetryAfter = 5 * 60_000;

/**
 * How long a server asks to wait before the next call, in milliseconds (Retry-After: seconds or a date). Undefined
 * without a usable value.
 */
export function readRetryAfter(headers: Headers, now = Date.now()): number | undefined {
  const value = headers.get('retry-after')?.trim() ?? '';
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return wait > 0 && wait <= longestRetryAfter ? wait : undefined;
}
