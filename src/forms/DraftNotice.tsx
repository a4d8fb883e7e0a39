import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './DraftNotice.module.css';

interface DraftNoticeProps {
  /** Whether the form started with a draft. */
  shown: boolean;
  /** Restores the saved version. */
  onDiscard(): void;
  /** Another text than the usual one. */
  children?: ReactNode;
}

/** Says that the fields contain unsaved changes, and offers to discard them. */
export const DraftNotice = ({ shown, onDiscard, children }: DraftNoticeProps) => (
  <div role="status">
    {shown && (
      <MessageBar intent="info" politeness="polite" layout="singleline">
        <MessageBarBody>
          <span className={styles.text}>{children || <Trans>We restored your unsaved changes</Trans>}</span>
        </MessageBarBody>
        <MessageBarActions>
          <Button size="small" onClick={onDiscard}>
            <Trans>Discard</Trans>
          </Button>
        </MessageBarActions>
      </MessageBar>
    )}
  </div>
);
