import { useState } from 'react';
import { readBefore } from '../api/read-back.ts';
import type { Draft, FormTexts } from '../storage/drafts.ts';
import { useConflict } from '../ui/use-conflict.ts';
import { readBeginning, withBeginning } from './draft-beginning.ts';
import { NotSent } from './sending-forms.ts';

interface MergeOptions<Fields, Texts> {
  /** The saved fields; those of a new record are empty. */
  saved: Fields;
  /** The fields as the texts of the form, by the same names. */
  asTexts(fields: Fields): Texts;
  draft: Draft;
  /** Reads the record again before it is saved; absent for a new one. */
  readAgain: (() => Promise<Fields>) | undefined;
  /** The other version is kept: starts the form again with it. */
  onKeepTheirs(): void;
}

/**
 * For the form of a record that somebody else may change meanwhile, also while its draft waits: only the fields changed
 * here are saved over the current record. If both changed one, `MergeDialog` asks which to keep.
 */
export function useMerge<Fields extends object, Texts extends FormTexts>(
  options: MergeOptions<Fields, Texts>,
) {
  const { saved, asTexts, draft, readAgain, onKeepTheirs } = options;
  const [beginning] = useState(() => readBeginning(draft, asTexts(saved)));
  const { conflict, choose } = useConflict<FormTexts>();
  /** The fields to save. @throws NotSent if the person did not choose mine */
  const merge = async (mine: Fields): Promise<Fields> => {
    if (!readAgain) return mine;
    const theirs = await readBefore(readAgain());
    const { changed, conflictingMine, conflictingTheirs } = compareTexts(
      beginning,
      asTexts(mine),
      asTexts(theirs),
    );
    if (Object.keys(conflictingMine).length > 0) {
      const winner = await choose(conflictingMine, conflictingTheirs);
      if (winner === 'theirs') onKeepTheirs();
      if (winner !== 'mine') throw new NotSent();
    }
    const changes = Object.entries(mine).filter(([name]) => changed.includes(name));
    return { ...theirs, ...Object.fromEntries(changes) };
  };
  return { beginning, draft: withBeginning(draft, beginning), conflict, merge };
}

/** The fields changed here, and both versions of those that were changed in both places. */
function compareTexts(since: FormTexts, mine: FormTexts, theirs: FormTexts) {
  const changed = Object.keys(since).filter((name) => mine[name] !== since[name]);
  const conflicts = changed.filter((name) => theirs[name] !== since[name] && theirs[name] !== mine[name]);
  const pick = (texts: FormTexts) => Object.fromEntries(conflicts.map((name) => [name, texts[name] ?? '']));
  return { changed, conflictingMine: pick(mine), conflictingTheirs: pick(theirs) };
}
