/**
 * True where the backend gives a guest who has not answered an rsvpCount of 0 (openapi/QUESTIONS.md, A16). Then 0 from
 * the server is silence, for the guest and for the organiser.
 */
const zeroMeansNotAnswered: boolean = false;

/** An rsvpCount as an answer: null is not answered. */
export const readAnsweredCount = (
  count: number | null | undefined,
  zeroIsSilence: boolean = zeroMeansNotAnswered,
): number | null => (count === 0 && zeroIsSilence ? null : (count ?? null));
