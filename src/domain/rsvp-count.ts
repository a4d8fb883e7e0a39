/**
 * The maximum number of people per invitation and per check-in. A larger number is a mistake, and no slider could set
 * it.
 */
export const maxPeople = 999;

/**
 * True for a backend that gives guests without an answer an rsvpCount of 0 (openapi/QUESTIONS.md, A16). Then 0 from the
 * server means no answer, for guests and organisers alike.
 */
const zeroMeansNotAnswered: boolean = false;

/** Reads an rsvpCount as an answer; null means not answered. */
export const parseAnsweredCount = (
  count: number | null | undefined,
  zeroIsSilence: boolean = zeroMeansNotAnswered,
): number | null => (count === 0 && zeroIsSilence ? null : (count ?? null));
