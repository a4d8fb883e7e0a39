/** When calls of this page began: by the system clock, whose time is stored, and by the monotonic clock. */
const uptimes = new Map<number, number>();

/**
 * Notes that a call begins.
 * @returns its time to store, in milliseconds since 1970
 */
export function noteStart(): number {
  const startedAt = Date.now();
  uptimes.set(startedAt, performance.now());
  return startedAt;
}

/**
 * How long a call may still be applied, in milliseconds; 0 or less once a read shows its outcome. A system clock that
 * jumps does not matter for the calls of this page. For those of an earlier page or another tab there is no other
 * clock, so they are also waited for until this page is old enough: nearly all of them began before it.
 * @param startedAt what `noteStart` returned
 */
export function getRemaining(startedAt: number): number {
  const uptime = performance.now();
  const start = uptimes.get(startedAt);
  if (start !== undefined) return start + unansweredTimeout - uptime;
  return Math.max(
    unansweredTimeout - uptime,
    Math.min(unansweredTimeout, startedAt + unansweredTimeout - Date.now()),
  );
}

/**
 * How long a call without a response may still be applied, in milliseconds from its start: a slow server continues
 * after the page has aborted the call or was reloaded.
 */
const unansweredTimeout = 30_000;
