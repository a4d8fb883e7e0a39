import { readBefore } from '../api/writes.ts';
import type { FormTexts } from './form-element.ts';
import type { Conflict, Winner } from './ConflictDialog.tsx';
import { NotSubmitted } from './errors.ts';

/** A record that another user may change while it is edited. */
export interface MergedRecord<Saved, Value> {
  /** A record as the texts of the form. */
  toTexts(record: Saved): FormTexts;
  /** Reads the record before it is saved, and shows it. */
  refetch(): Promise<Saved>;
  /** Saves the changes made here over the current record: nothing else in it is replaced. */
  save(current: Saved, changes: Partial<Value>): Promise<Saved>;
}

interface MergedSave<Saved, Value> extends MergedRecord<Saved, Value> {
  /** The saved texts that the form started with. */
  base: FormTexts;
  /** The texts of the form, and their parsed values. */
  mine: FormTexts;
  value: Value;
  /** Asks which values to keep of the fields that both changed. */
  ask(conflicts: readonly Conflict[]): Promise<Winner>;
}

/**
 * Saves a record that another user may have changed since the form started: only the fields changed here are sent, over
 * the current record.
 * @returns the record on the server, and the names of the fields that only another user changed
 * @throws NotSubmitted if the person did not choose
 */
export async function saveMerged<Saved, Value extends object>(
  options: MergedSave<Saved, Value>,
): Promise<{ record: Saved; theirs: string[] }> {
  let { base, mine } = options;
  for (;;) {
    const current = await readBefore(options.refetch());
    const theirs = options.toTexts(current);
    const names = mergeTexts(base, mine, theirs);
    if (names.both.length === 0) {
      const changes = pick(options.value, names.mine);
      const record = names.mine.length > 0 ? await options.save(current, changes) : current;
      return { record, theirs: names.theirs };
    }
    const winner = await options.ask(
      names.both.map((name) => ({ name, mine: mine[name] ?? '', theirs: theirs[name] ?? '' })),
    );
    if (winner === 'left') throw new Error('The form was left before its question was answered');
    if (!winner) throw new NotSubmitted();
    // The record may have changed again while the question was open, so it is read again.
    base = { ...base, ...pick(theirs, names.both) };
    if (winner === 'theirs') mine = { ...mine, ...pick(theirs, names.both) };
  }
}

/** Some fields of a record. */
const pick = <T extends object>(record: T, names: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name))) as T;

/** The names of the fields that were changed in a form, and elsewhere meanwhile. */
interface MergedTexts {
  /** Changed in the form, unless another user made the same change: only these are sent. */
  mine: string[];
  /** Changed only by another user. */
  theirs: string[];
  /** Changed by both, to different values. They are in `mine` as well. */
  both: string[];
}

/**
 * Compares a form with the server's current record. Space around a text is ignored.
 * @param base the saved texts when the form started
 */
export function mergeTexts(base: FormTexts, mine: FormTexts, theirs: FormTexts): MergedTexts {
  const isDifferent = (one: FormTexts, other: FormTexts) => (name: string) =>
    one[name]?.trim() !== other[name]?.trim();
  const changedHere = Object.keys(base).filter(isDifferent(base, mine));
  const changedThere = Object.keys(base).filter(isDifferent(base, theirs));
  const own = changedHere.filter(isDifferent(mine, theirs));
  return {
    mine: own,
    theirs: changedThere.filter((name) => !changedHere.includes(name)),
    both: own.filter((name) => changedThere.includes(name)),
  };
}
