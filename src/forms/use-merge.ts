import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useRef, useState } from 'react';
import { mayHaveBeenDone } from '../api/errors.ts';
import { readBefore } from '../api/read-back.ts';
import { flushDrafts } from '../storage/draft-memory.ts';
import type { Draft, FormTexts } from '../storage/drafts.ts';
import { toasts } from '../ui/toasts.ts';
import { type Conflict, useMergeQuestion } from '../ui/use-merge-question.ts';
import { readBeginning, readSent, withBeginning } from './draft-beginning.ts';
import { findOwn, mergeTexts } from './merge-texts.ts';
import { isChanged } from './is-changed.ts';
import { focusFirstField, rememberFocus } from './remember-focus.ts';
import { getSending, LeftUnanswered, NotSent } from './sending-forms.ts';

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
  /** Their version is kept, and nothing of mine is left to send. By default the form starts again with it. */
  onKeepTheirs?(theirs: Saved): void;
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

interface Saving<Saved, Fields> {
  /** Reads the record before it is saved. */
  readAgain(): Promise<Saved>;
  send(merged: Merged<Saved, Fields>): Promise<unknown>;
}

/**
 * For the form of a record that somebody else may change meanwhile, also while its draft waits: only the fields changed
 * here are saved over the current record. `MergeDialog` asks about fields that both changed, and a toast names the other
 * fields that somebody else changed.
 */
export function useMerge<Saved, Fields extends object, Texts extends FormTexts>(
  options: MergeOptions<Saved, Fields, Texts>,
) {
  const {
    saved,
    getFields,
    asTexts,
    draft,
    labels,
    onKeepTheirs,
    normalize = (given: Texts) => given,
  } = options;
  const { i18n } = useLingui();
  const { question, ask, isMounted } = useMergeQuestion();
  /** `round` is the key of the form, `enter` the ref that moves the focus into a form that has been started again. */
  const [start, setStart] = useState(() => ({
    round: 0,
    beginning: readBeginning(draft, asTexts(saved)),
    /** What was sent last without a clear response. */
    sent: readSent(draft),
    isSaved: false,
    enter: null as ReturnType<typeof rememberFocus>,
  }));
  const decisions = useRef<(Conflict & { winner: 'mine' | 'theirs' })[]>([]);

  const startWith = (beginning: Texts, isSaved: boolean) => {
    // Another form may be open now, with the same draft.
    if (!isMounted.current) return;
    draft.remove();
    const enter = isSaved ? rememberFocus() : focusFirstField;
    setStart(({ round }) => ({ round: round + 1, beginning, sent: {}, isSaved, enter }));
  };
  const restart = (fields: Fields) => startWith(asTexts(fields), false);

  /** @throws NotSent if the person did not choose, or nothing is left to send, LeftUnanswered if nobody could choose */
  const merge = async (mine: Fields, readAgain: () => Promise<Saved>) => {
    const texts = asTexts(mine);
    for (;;) {
      const theirs = await readBefore(readAgain());
      const found = getFields(theirs);
      const theirTexts = asTexts(found);
      // A save whose response was lost may have been applied.
      const own = pick(theirTexts, findOwn(start.sent, theirTexts));
      const since = { ...start.beginning, ...own };
      const names = mergeTexts(normalize(since), texts, normalize(theirTexts));
      const conflicts = names.both.map((name) => ({
        name,
        mine: texts[name] ?? '',
        theirs: theirTexts[name] ?? '',
      }));
      const getWinner = (one: Conflict) =>
        decisions.current.find(
          (each) => each.name === one.name && each.mine === one.mine && each.theirs === one.theirs,
        )?.winner;
      const open = conflicts.filter((conflict) => getWinner(conflict) === undefined);
      if (open.length === 0) {
        const outvoted = conflicts.filter((each) => getWinner(each) === 'theirs').map(({ name }) => name);
        const sent = names.mine.filter((name) => !outvoted.includes(name));
        if (sent.length === 0 && outvoted.length > 0) {
          if (!onKeepTheirs) restart(found);
          else if (isMounted.current) onKeepTheirs(theirs);
          throw new NotSent();
        }
        const changes = pick(mine, sent);
        return { theirs, changes, fields: { ...found, ...changes }, taken: names.theirs, since };
      }
      const winner = await ask(open);
      if (!winner) throw new NotSent();
      if (winner === 'left') throw new LeftUnanswered();
      // Somebody may have changed it again while the question was open: the next round reads it again.
      decisions.current.push(...open.map((conflict) => ({ ...conflict, winner })));
    }
  };

  const save = async (mine: Fields, { readAgain, send }: Saving<Saved, Fields>) => {
    getSending(draft.key)?.letOthers();
    const { taken, since, ...merged } = await merge(mine, readAgain);
    const beginning = asTexts(merged.fields);
    const sent = pick(beginning, Object.keys(merged.changes)) as FormTexts;
    const note = (texts: FormTexts) => {
      setStart((now) => ({ ...now, beginning: since, sent: texts }));
      const kept = draft.read();
      if (kept) withBeginning(draft, since, texts).write(kept);
      flushDrafts();
    };
    // The response may be lost, and so may the page.
    note(sent);
    await send(merged).catch((error: unknown) => {
      // Refused: nothing of it is on the server.
      if (!mayHaveBeenDone(error)) note(start.sent);
      throw error;
    });
    const sending = getSending(draft.key);
    if (sending) sending.saved = beginning;
    // The form still shows what it started with in the fields that only somebody else changed.
    if (isChanged(beginning, asTexts(mine))) startWith(beginning, true);
    else setStart((now) => ({ ...now, beginning, sent: {} }));
    decisions.current = [];
    const detail = new Intl.ListFormat([i18n.locale]).format(taken.flatMap((name) => labels[name] ?? []));
    if (detail) toasts.show({ variant: 'info', message: msg`Changes by someone else kept`, detail });
  };

  return {
    ...start,
    draft: withBeginning(draft, start.beginning, start.sent),
    question,
    save,
    restart,
    /** For the `useSchemaForm` of a form that stays open after a save. */
    onSavedBefore: (texts: FormTexts | undefined) =>
      texts && startWith({ ...start.beginning, ...texts }, true),
  };
}

/** Some fields of a record. */
const pick = <T extends object>(record: T, names: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name))) as Partial<T>;
