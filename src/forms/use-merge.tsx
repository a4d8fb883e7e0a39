import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { type ReactNode, useState, useEffect, useRef } from 'react';
import { readBefore } from '../api/writes.ts';
import type { Draft, FormTexts } from '../storage/drafts.ts';
import { toasts } from '../ui/toasts/toasts.ts';
import { SubmitCancelled } from './errors.ts';
import { Button } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import { ForeignText } from '../ui/text/ForeignText.tsx';
import styles from '../ui/dialog/dialog.module.css';
import { Modal } from '../ui/dialog/Modal.tsx';

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

/** Which values to keep; undefined if the person wants to look again first, 'left' if the form is gone. */
type Winner = 'mine' | 'theirs' | 'left' | undefined;

/** A field that two people changed to different values, as texts of its form. */
interface Conflict {
  name: string;
  mine: string;
  theirs: string;
}

/** The question which values to keep. */
interface MergeQuestion {
  conflicts: readonly Conflict[];
  answer(winner: Winner): void;
}

/** The question of a `MergeDialog`. */
function useMergeQuestion() {
  const [question, setQuestion] = useState<MergeQuestion>();
  const gone = useRef<Promise<Winner>>(undefined);
  useEffect(() => {
    let leave = () => {};
    gone.current = new Promise((resolve) => (leave = () => resolve('left')));
    return () => leave();
  }, []);
  const ask = async (conflicts: readonly Conflict[]): Promise<Winner> => {
    const answered = new Promise<Winner>((answer) => setQuestion({ conflicts, answer }));
    const winner = await Promise.race([gone.current, answered]);
    setQuestion(undefined);
    return winner;
  };
  return { question, ask };
}

interface MergeDialogProps {
  /** What changed while it was edited. */
  title: ReactNode;
  question: MergeQuestion | undefined;
  /** The labels of the fields by name. */
  labels: Readonly<Record<string, string>>;
}

/** Asks which values to keep of the fields that two people changed differently. */
function MergeDialog({ title, question, labels }: MergeDialogProps) {
  return (
    <Modal
      open={question !== undefined}
      onClose={() => question?.answer(undefined)}
      size="medium"
      isAlert
      title={title}
      actions={
        <>
          <Button onClick={() => question?.answer(undefined)}>
            <Trans>Cancel</Trans>
          </Button>
          <Button onClick={() => question?.answer('theirs')}>
            <Trans>Keep their version</Trans>
          </Button>
          <Button appearance="primary" onClick={() => question?.answer('mine')}>
            <Trans>Keep my version</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.conflict}>
        <p>
          <Trans>Someone else saved changes while you were editing. Choose which version to keep.</Trans>
        </p>
        {question?.conflicts.map(({ name, mine, theirs }) => (
          <section key={name}>
            <h3>{labels[name]}</h3>
            <dl>
              <dt>
                <Trans>Your version</Trans>
              </dt>
              <dd>
                <Version text={mine} other={theirs} />
              </dd>
              <dt>
                <Trans>Their version</Trans>
              </dt>
              <dd>
                <Version text={theirs} other={mine} />
              </dd>
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  );
}

/** One of two texts of a field. Those of a box are 'on' and empty. */
function Version({ text, other }: { text: string; other: string }) {
  if (text + other === 'on') return text ? <Trans>Yes</Trans> : <Trans>No</Trans>;
  return <ForeignText text={text || '–'} />;
}
