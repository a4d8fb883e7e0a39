import type { GuestAnswer } from './guest.ts';

/** People who come: 0 for a refusal, undefined while nobody knows. */
export function comingOf(answer: GuestAnswer): number | undefined {
  if (answer.kind === 'declined') return 0;
  return answer.kind === 'coming' ? answer.count : undefined;
}
