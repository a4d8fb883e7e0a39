import { Button } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './ConflictDialog.module.css';
import { ForeignText } from './ForeignText.tsx';
import { Modal } from './Modal.tsx';
import type { Conflict } from './use-conflict.ts';

interface ConflictDialogProps<T, Field extends string> {
  /** What changed while it was edited. */
  title: ReactNode;
  conflict: Conflict<T> | undefined;
  /** The fields of which something would be lost either way. */
  findDifferences(mine: T, theirs: T): readonly Field[];
  labels: Readonly<Record<Field, string>>;
  /** Each field of a version as text. */
  describe(version: T): Readonly<Record<Field, string>>;
}

/** Asks which version to keep, if something was changed elsewhere while its form was edited. */
export function ConflictDialog<T, Field extends string>({
  title,
  conflict,
  findDifferences,
  labels,
  describe,
}: ConflictDialogProps<T, Field>) {
  const describeDifferences = ({ mine, theirs }: Conflict<T>) => {
    const [my, their] = [describe(mine), describe(theirs)];
    return findDifferences(mine, theirs).map((field) => ({ field, mine: my[field], theirs: their[field] }));
  };
  return (
    <Modal
      open={conflict !== undefined}
      onClose={() => conflict?.answer(undefined)}
      size="medium"
      isAlert
      title={title}
      actions={
        <>
          <Button onClick={() => conflict?.answer(undefined)}>
            <Trans>Cancel</Trans>
          </Button>
          <Button onClick={() => conflict?.answer('theirs')}>
            <Trans>Keep their version</Trans>
          </Button>
          <Button appearance="primary" onClick={() => conflict?.answer('mine')}>
            <Trans>Keep my version</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.conflict}>
        <p>
          <Trans>Someone else saved changes while you were editing. Choose which version to keep.</Trans>
        </p>
        {conflict &&
          describeDifferences(conflict).map(({ field, mine, theirs }) => (
            <section key={field}>
              <h3>{labels[field]}</h3>
              <dl>
                <dt>
                  <Trans>Your version</Trans>
                </dt>
                <dd>
                  <ForeignText text={mine || '–'} />
                </dd>
                <dt>
                  <Trans>Their version</Trans>
                </dt>
                <dd>
                  <ForeignText text={theirs || '–'} />
                </dd>
              </dl>
            </section>
          ))}
      </div>
    </Modal>
  );
}
