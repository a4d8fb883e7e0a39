import type { FormTexts } from '../storage/drafts.ts';

/** The names of the fields that were changed in a form, and elsewhere meanwhile. */
interface MergedTexts {
  /** Changed in the form, unless somebody else made the same change: only these are sent. */
  mine: string[];
  /** Changed only by somebody else. */
  theirs: string[];
  /** Changed by both, to different values. They are in `mine` as well. */
  both: string[];
}

/**
 * Compares a form with the server's current record. Space around a text is ignored.
 * @param base the saved texts when the form started
 */
export function mergeTexts(base: FormTexts, mine: FormTexts, theirs: FormTexts): MergedTexts {
  const compare = (one: FormTexts, other: FormTexts) =>
    new Set(Object.keys(mine).filter((name) => one[name]?.trim() !== other[name]?.trim()));
  const [changedHere, changedThere, differing] = [
    compare(base, mine),
    compare(base, theirs),
    compare(mine, theirs),
  ];
  const own = [...changedHere].filter((name) => differing.has(name));
  return {
    mine: own,
    theirs: [...changedThere].filter((name) => !changedHere.has(name)),
    both: own.filter((name) => changedThere.has(name)),
  };
}
