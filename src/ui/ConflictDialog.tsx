import { Button } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './ConflictDialog.module.css';
import { ForeignText } from './ForeignText.tsx';
import { Modal } from './Modal.tsx';
import type { Conflict } from './use-conflict.ts';

interface ConflictDialogProps<T> {
  /** What changed while it was edited. */
  title: ReactNode;
  conflict: Conflict<T> | undefined;
  /** What would be lost either way, field by field. */
  describe(conflict: Conflict<T>): readonly { label: string; mine: string; theirs: string }[];
}

/** Asks which version to keep, if something was changed elsewhere while its form was edited. */
export const ConflictDialog = <T,>({ title, conflict, describe }: ConflictDialogProps<T>) => (
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
        describe(conflict).map(({ label, mine, theirs }) => (
          <section key={label}>
            <h3>{label}</h3>
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
