import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SlowNotice } from '../ui/states/SlowNotice.tsx';
import styles from './forms.module.css';

interface DraftNoticeProps {
  /** Whether the form started with a draft. */
  isRestored: boolean;
  /** Whether another tab keeps the draft. */
  isElsewhere: boolean;
  /** Whether the form was left while it was sent, and is still being sent. */
  isPreviousSaveRunning: boolean;
  onDiscard(): void;
  /** Another text than the usual one about restored changes. */
  children?: ReactNode;
}

/** Says where a form's content comes from: a draft, which can be discarded, or another tab that edits it. */
export function DraftNotice(props: DraftNoticeProps) {
  const { isRestored, isElsewhere, isPreviousSaveRunning, onDiscard, children } = props;
  if (isPreviousSaveRunning) {
    return (
      <SlowNotice isSlow>
        <Trans>Still sending. Keep this page open.</Trans>
      </SlowNotice>
    );
  }
  return (
    <div role="status">
      {(isRestored || isElsewhere) && (
        <MessageBar intent="info" politeness="polite" layout="singleline">
          <MessageBarBody>
            <span className={styles.noticeText}>
              {isElsewhere ? (
                <Trans>
                  You are editing this in another tab. What you type here is lost if you do not save.
                </Trans>
              ) : (
                children || <Trans>We restored your unsaved changes</Trans>
              )}
            </span>
          </MessageBarBody>
          {!isElsewhere && (
            <MessageBarActions>
              <Button size="small" onClick={() => onDiscard()}>
                <Trans>Discard</Trans>
              </Button>
            </MessageBarActions>
          )}
        </MessageBar>
      )}
    </div>
  );
}
