import { Button } from '@fluentui/react-components';
import { ArrowClockwise20Regular } from '@fluentui/react-icons/svg/arrow-clockwise';
import { PlugDisconnectedRegular } from '@fluentui/react-icons/svg/plug-disconnected';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EmptyState } from './EmptyState.tsx';
import { Surface } from '../layout/Surface.tsx';

interface ErrorStateProps {
  title: ReactNode;
  /** The level of the title: h2 if the page kept its own h1. */
  heading?: 'h1' | 'h2';
  /** The server's own sentence, above the hint. */
  detail?: string;
  /** What may help; without the server's sentence, to check the connection by default. */
  hint?: ReactNode;
  /** Absent if a retry cannot help. */
  onRetry?: () => void;
  /** An alternative link. */
  children?: ReactNode;
}

/** Says that something could not be loaded, with a retry. Announced at once. */
export const ErrorState = ({ title, heading = 'h1', detail, hint, onRetry, children }: ErrorStateProps) => (
  <Surface as="div" role="alert">
    <EmptyState
      icon={<PlugDisconnectedRegular aria-hidden />}
      title={title}
      heading={heading}
      hint={
        <>
          {detail && <bdi>{detail}</bdi>}
          {detail && hint && <br />}
          {hint ?? (detail ? null : <Trans>Check your connection and try again.</Trans>)}
        </>
      }
      action={
        <>
          {onRetry && (
            <Button appearance="primary" icon={<ArrowClockwise20Regular />} onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
          )}
          {children}
        </>
      }
    />
  </Surface>
);
