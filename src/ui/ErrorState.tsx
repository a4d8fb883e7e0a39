import { Button } from '@fluentui/react-components';
import { ArrowClockwise20Regular } from '@fluentui/react-icons/svg/arrow-clockwise';
import { PlugDisconnectedRegular } from '@fluentui/react-icons/svg/plug-disconnected';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EmptyState } from './EmptyState.tsx';

interface ErrorStateProps {
  title: ReactNode;
  /** What the server said, or what is known of the reason. */
  detail?: ReactNode;
  retry(): void;
  /** Another way out. */
  children?: ReactNode;
}

/** What was asked for did not come: what happened, and another try. */
export const ErrorState = ({ title, detail, retry, children }: ErrorStateProps) => (
  <div className="sheet-panel" role="alert">
    <EmptyState
      icon={<PlugDisconnectedRegular aria-hidden />}
      title={title}
      heading="h1"
      hint={<span dir="auto">{detail || <Trans>Check your connection and try again.</Trans>}</span>}
      action={
        <>
          <Button appearance="primary" icon={<ArrowClockwise20Regular />} onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
          {children}
        </>
      }
    />
  </div>
);
