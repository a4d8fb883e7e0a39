import { Button } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import styles from '../ui/dialog/dialog.module.css';
import { Modal } from '../ui/dialog/Modal.tsx';
import { ForeignText } from '../ui/text/ForeignText.tsx';

/** Which values to keep; undefined if the person wants to look again first, 'left' if the form is gone. */
export type Winner = 'mine' | 'theirs' | 'left' | undefined;

/** A field that two people changed to different values, as texts of its form. */
export interface Conflict {
  name: string;
  mine: string;
  theirs: string;
}

/** The question which values to keep. */
export interface ConflictQuestion {
  conflicts: readonly Conflict[];
  answer(winner: Winner): void;
}

/** The question of a `ConflictDialog`, and the function that asks. */
export function useConflictQuestion() {
  const [question, setQuestion] = useState<ConflictQuestion>();
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

interface ConflictDialogProps {
  question: ConflictQuestion | undefined;
  /** The labels of the fields by name. */
  labels: Readonly<Record<string, string>>;
}

/** Asks which values to keep of the fields that two people changed differently. */
export function ConflictDialog({ question, labels }: ConflictDialogProps) {
  return (
    <Modal
      open={question !== undefined}
      onClose={() => question?.answer(undefined)}
      size="medium"
      isAlert
      title={<Trans>This changed while you were editing</Trans>}
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
