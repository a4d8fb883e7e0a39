import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { type ReactNode, useState } from 'react';
import { readBefore } from '../api/writes.ts';
import type { Draft, FormTexts } from '../storage/drafts.ts';
import { toasts } from '../ui/toasts/toasts.ts';
import { MergeDialog, useMergeQuestion } from '../ui/dialog/MergeDialog.tsx';
import { SubmitCancelled } from './errors.ts';

interface MergeOptions<Saved, Fields, Texts> {
  /** The saved texts; those of a new record are empty. */
  saved: Texts;
  /** A record as the texts of the form. A ticked box holds 'on'. */
  asTexts(record: Saved): Texts;
  draft: Draft;
  /** The title of the dialog: what changed while it was edited. */
  title: ReactNode;
  /** The labels of the fields that the form shows, by name. */
  labels: Readonly<Record<string, string>>;
  /** Reads the record before it is saved, and shows it. */
  refetch(): Promise<Saved>;
  /** Saves the changes made here over the current record: nothing else in it is replaced. */
  send(theirs: Saved, changes: Partial<Fields>): Promise<unknown>;
}

/**
 * For the form of a record that somebody else may change meanwhile, also while its draft waits: only the fields changed
 * here are saved over the current record. `dialog` asks about fields that both changed, and a toast names the other
 * fields that somebody else changed. Its form starts again after a save (`DraftedForm`).
 */
export function useMerge<Saved, Fields extends object, Texts extends FormTexts>(
  options: MergeOptions<Saved, Fields, Texts>,
) {
  const { saved, draft, title, labels, asTexts } = options;
  const { i18n } = useLingui();
  const { question, ask } = useMergeQuestion();
  /** The saved texts that the form was started with. */
  const [base] = useState<Texts>(() => ({ ...saved, ...draft.read()?.base }));

  /**
   * @param typed the texts of the form, and `mine` what they mean
   * @throws SubmitCancelled if the person did not choose
   */
  const save = async (mine: Fields, typed: FormTexts) => {
    let known: FormTexts = base;
    let texts = typed;
    for (;;) {
      const theirs = await readBefore(options.refetch());
      const current = asTexts(theirs);
      const names = mergeTexts(known, texts, current);
      if (names.both.length > 0) {
        const winner = await ask(
          names.both.map((name) => ({ name, mine: texts[name] ?? '', theirs: current[name] ?? '' })),
        );
        if (winner === 'left') throw new Error('The form was left before its question was answered');
        if (!winner) throw new SubmitCancelled();
        // Somebody may have changed it again while the question was open: the next round reads it again.
        known = { ...known, ...pick(current, names.both) };
        if (winner === 'theirs') texts = { ...texts, ...pick(current, names.both) };
        continue;
      }
      if (names.mine.length > 0) await options.send(theirs, pick(mine, names.mine));
      const fields = new Intl.ListFormat([i18n.locale]).format(
        names.theirs.flatMap((name) => labels[name] ?? []),
      );
      if (fields) toasts.show({ variant: 'info', message: msg`Also changed by someone else: ${fields}` });
      return;
    }
  };
  return { base, dialog: <MergeDialog title={title} question={question} labels={labels} />, save };
}

/** Some fields of a record. */
const pick = <T extends object>(record: T, names: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name))) as T;

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
    new Set(Object.keys(base).filter((name) => one[name]?.trim() !== other[name]?.trim()));
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
