/** A guest's answer. `count` is undefined if the server says only that the guest comes. */
export type GuestAnswer =
  | { kind: 'coming'; count: number | undefined }
  | { kind: 'declined' }
  | { kind: 'waiting' };

/**
 * Parses an answer: a count above 0 is coming, 0 is declined, and no count is not answered, unless the server says
 * `rsvpConfirmed: true` (openapi/QUESTIONS.md, A16). `rsvpConfirmed: false` without a count means not
 * answered.
 */
export function parseAnswer(count: number | undefined, confirmed: boolean | undefined): GuestAnswer {
  if (count !== undefined && count > 0) return { kind: 'coming', count };
  if (count === 0) return { kind: 'declined' };
  return confirmed ? { kind: 'coming', count: undefined } : { kind: 'waiting' };
}

/** People who come: 0 for declined, undefined if unknown. */
export function getComingCount({ answer }: { answer: GuestAnswer }): number | undefined {
  if (answer.kind === 'declined') return 0;
  return answer.kind === 'coming' ? answer.count : undefined;
}

/** People to expect at the venue: those who are coming, otherwise those invited, at least 1. */
export const getExpectedCount = (guest: {
  answer: GuestAnswer;
  inviteeOnCard: number | undefined;
  invitees: number | undefined;
}) => getComingCount(guest) || (guest.invitees ?? guest.inviteeOnCard) || 1;
