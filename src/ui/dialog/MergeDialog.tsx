import { Button } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ForeignText } from '../text/ForeignText.tsx';
import styles from './dialog.module.css';
import { Modal } from './Modal.tsx';

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
export function useMergeQuestion() {
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
export function MergeDialog({ title, question, labels }: MergeDialogProps) {
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
