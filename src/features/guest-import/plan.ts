import type { Plan } from './journal.ts';
import { countAlike } from './reconcile.ts';
import { isSent, type ImportRow } from './review.ts';

/**
 * Fixes which rows are sent and which are skipped.
 * @param list the guest list when the organiser decided
 * @param startedAt milliseconds since 1970
 */
export function createPlan(
  rows: readonly ImportRow[],
  list: readonly { name: string; phone: string }[],
  startedAt: number,
): Plan {
  const sent = rows.filter(isSent);
  const before = countAlike(
    list,
    sent.map(({ guest }) => guest),
  );
  return {
    startedAt,
    guests: sent.map(({ line, guest }, place) => ({ line, guest, before: before[place] ?? 0 })),
    leftOut: rows
      .filter((row) => !isSent(row))
      .map(({ line, draft, problems }) => ({
        line,
        name: draft.name,
        phone: draft.phone,
        reason: problems[0] ?? 'duplicate',
      })),
  };
}
