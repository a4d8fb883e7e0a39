import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { readBefore } from '../api/read-back.ts';
import type { Draft, FormTexts } from '../storage/drafts.ts';
import { toasts } from '../ui/toasts/toasts.ts';
import { useMergeQuestion } from '../ui/dialog/MergeDialog.tsx';
import { SubmitCancelled } from './submission.ts';

interface MergeOptions<Saved, Fields, Texts> {
  /** The saved fields; those of a new record are empty. */
  saved: Fields;
  getFields(record: Saved): Fields;
  /** The fields as the texts of the form, by the same names. */
  asTexts(fields: Fields): Texts;
  draft: Draft;
  /** The texts as the form would return them unchanged. By default they stay as they are. */
  normalize?(texts: Texts): Texts;
  /** The labels of the fields that the form shows, by name. */
  labels: Readonly<Record<string, string>>;
  /** Their version is kept, and nothing of mine is left to send. */
  onKeepTheirs(theirs: Saved): void;
  /** Reads the record before it is saved. */
  refetch(): Promise<Saved>;
  send(merged: Merged<Saved, Fields>): Promise<unknown>;
}

/** What is saved. */
interface Merged<Saved, Fields> {
  /** The current record on the server. */
  theirs: Saved;
  /** The changes made here: only these replace something in the record. */
  changes: Partial<Fields>;
  /** The fields of the record with these changes. */
  fields: Fields;
}

/**
 * For the form of a record that somebody else may change meanwhile, also while its draft waits: only the fields changed
 * here are saved over the current record. `MergeDialog` asks about fields that both changed, and a toast names the other
 * fields that somebody else changed. Its form starts again after a save (`DraftedForm`).
 */
export function useMerge<Saved, Fields extends object, Texts extends FormTexts>(
  options: MergeOptions<Saved, Fields, Texts>,
) {
  const { saved, getFields, asTexts, draft, labels, normalize = (texts) => texts } = options;
  const { i18n } = useLingui();
  const { question, ask } = useMergeQuestion();
  /** The saved texts that the form was started with. */
  const [base] = useState<Texts>(() => ({ ...asTexts(saved), ...draft.read()?.base }));

  /** @throws SubmitCancelled if the person did not choose, or nothing is left to send */
  const save = async (mine: Fields) => {
    let known: FormTexts = normalize(base);
    let texts: FormTexts = asTexts(mine);
    let isOutvoted = false;
    for (;;) {
      const theirs = await readBefore(options.refetch());
      const current = getFields(theirs);
      const shown: FormTexts = asTexts(current);
      const found: FormTexts = normalize(asTexts(current));
      const names = mergeTexts(known, texts, found);
      if (names.both.length > 0) {
        const winner = await ask(
          names.both.map((name) => ({ name, mine: texts[name] ?? '', theirs: shown[name] ?? '' })),
        );
        if (winner === 'left') throw new Error('The form was left before its question was answered');
        if (!winner) throw new SubmitCancelled();
        // Somebody may have changed it again while the question was open: the next round reads it again.
        known = { ...known, ...pick(found, names.both) };
        if (winner === 'theirs') texts = { ...texts, ...pick(found, names.both) };
        isOutvoted ||= winner === 'theirs';
        continue;
      }
      if (names.mine.length === 0 && isOutvoted) {
        options.onKeepTheirs(theirs);
        throw new SubmitCancelled();
      }
      const changes: Partial<Fields> = pick(mine, names.mine);
      await options.send({ theirs, changes, fields: { ...current, ...changes } });
      const fields = new Intl.ListFormat([i18n.locale]).format(
        names.theirs.flatMap((name) => labels[name] ?? []),
      );
      if (fields) toasts.show({ variant: 'info', message: msg`Also changed by someone else: ${fields}` });
      return;
    }
  };
  return { base, question, save };
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
