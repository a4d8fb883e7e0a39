import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SlowNotice } from '../ui/page/SlowNotice.tsx';
import type { FormStart } from './DraftedForm.tsx';
import styles from './DraftNotice.module.css';

interface DraftNoticeProps {
  start: FormStart;
  /** Whether the form started with a draft. */
  restored: boolean;
  /** "Discard": by default the form starts again with the saved values. */
  onDiscard?(): void;
  /** Another text than the usual one about restored changes. */
  children?: ReactNode;
}

/** Says where a form's content comes from: a draft, which can be discarded, or another tab that edits it. */
export function DraftNotice({ start, restored, onDiscard = start.restart, children }: DraftNoticeProps) {
  if (start.isSendingBefore) {
    return (
      <SlowNotice isSlow>
        <Trans>Still sending. Keep this page open.</Trans>
      </SlowNotice>
    );
  }
  return (
    <div role="status">
      {(restored || start.isElsewhere) && (
        <MessageBar intent="info" politeness="polite" layout="singleline">
          <MessageBarBody>
            <span className={styles.text}>
              {start.isElsewhere ? (
                <Trans>
                  You are editing this in another tab. What you type here is lost if you do not save.
                </Trans>
              ) : (
                children || <Trans>We restored your unsaved changes</Trans>
              )}
            </span>
          </MessageBarBody>
          {!start.isElsewhere && (
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
