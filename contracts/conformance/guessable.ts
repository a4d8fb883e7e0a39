/** The random bits that an id seems to have, below which a stranger could try the ids around a known one. */
const enough = 60;

/**
 * Estimates from ids that were created in a row how many random bits they have: random ids differ at every place,
 * counters and ObjectIds only at their last ones.
 * @returns a note for the backend team, or undefined
 */
export function noteGuessable(ids: readonly string[]): string | undefined {
  const length = Math.max(...ids.map((id) => id.length));
  const padded = ids.map((id) => id.padStart(length, ' '));
  const places = Array.from({ length }, (_, at) => new Set(padded.map((id) => id[at])));
  const different = places.filter(({ size }) => size > 1);
  const characters = new Set(different.flatMap((each) => [...each])).size;
  if (different.length * Math.log2(characters) >= enough) return undefined;
  return `guest ids look guessable (${ids.slice(0, 3).join(', ')}): a link is as secret as its id. See contracts/BACKEND.md.`;
}
