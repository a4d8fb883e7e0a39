/** The longest pause, in milliseconds, that a server can ask for; a longer one is cut to this. */
export const maxRetryAfter = 5 * 60_000;

/**
 * How long a server asks to wait before the next call, in milliseconds (Retry-After), capped. A date waits as long as the
 * cap: its own length would need the clocks of both. Undefined without either.
 */
export function parseRetryAfter(headers: Headers): number | undefined {
  const asked = headers.get('retry-after') ?? '';
  const wait = Number(asked) * 1000;
  if (wait > 0) return Math.min(wait, maxRetryAfter);
  return Number.isNaN(wait) && !Number.isNaN(Date.parse(asked)) ? maxRetryAfter : undefined;
}
