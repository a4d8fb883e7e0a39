/** The longest pause, in milliseconds, that the product accepts from a server; nobody waits longer. */
export const longestRetryAfter = 5 * 60_000;

/**
 * How long a server asks to wait before the next call, in milliseconds (Retry-After: seconds or a date). A date is
 * compared with the response's own Date, so that a wrong clock of the device does not matter; without one, or where
 * CORS hides it, with that clock. Undefined without a usable value.
 */
export function readRetryAfter(headers: Headers, now = Date.now()): number | undefined {
  const value = headers.get('retry-after')?.trim() ?? '';
  const sentAt = Date.parse(headers.get('date') ?? '') || now;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - sentAt;
  return wait > 0 && wait <= longestRetryAfter ? wait : undefined;
}
