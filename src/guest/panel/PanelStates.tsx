import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { UnsentAnswer } from '../answering/answering-state.ts';
import { deadlines } from '../answering/deadlines.ts';

/** The skeleton of the panel while the guest is loading; guest.html includes the same. */
export function RsvpPanelSkeleton() {
  const { t } = useLingui();
  // Counts from the visit, so another try says so sooner. A page that has everything shows its skeleton for a moment.
  const [delay] = useState(() => Math.max(1_000, deadlines.notice - performance.now()));
  return (
    <>
      <div className="skeleton" role="status" aria-label={t`Loading...`}>
        <i className="title" />
        <i />
        <i className="short" />
        <b className="rsvp">
          <Trans>RSVP</Trans>
        </b>
        <i className="short" />
        <i className="block" />
        <i className="button" />
      </div>
      <div className="last-resort" role="alert" style={{ animationDelay: `${delay}ms` }}>
        <p>
          <Trans>Still loading. If this takes long, contact your host.</Trans>
        </p>
      </div>
    </>
  );
}

/** The server does not know the guest of the link. */
export const NotValid = () => (
  <div className="words" role="alert">
    <h1>
      <Trans>This invitation link does not work</Trans>
    </h1>
    <p className="lead">
      <Trans>Open the link in your message again, or ask your host to send a new one.</Trans>
    </p>
  </div>
);

interface UnreachableProps {
  /** It may be sent automatically once the invitation can be read. */
  unsent: UnsentAnswer | null;
  onRetry(): void;
}

/** The invitation could not be read. The card may be visible nevertheless. */
export const Unreachable = ({ unsent, onRetry }: UnreachableProps) => (
  <div className="words" role="alert">
    <h1>
      <Trans>We could not load your invitation</Trans>
    </h1>
    <p className="lead">
      {navigator.onLine ? (
        <Trans>Try again in a moment, or contact your host.</Trans>
      ) : (
        <Trans>Check your connection and try again.</Trans>
      )}
    </p>
    {unsent?.autoSend && (
      <p className="notice">
        <Trans>
          Your answer is not saved yet. We keep it and send it once we know how many people are invited.
        </Trans>
      </p>
    )}
    <button type="button" className="confirm" onClick={onRetry}>
      <Trans>Try again</Trans>
    </button>
  </div>
);

/** The invitation has no usable number of invitees. */
export const ContactHost = () => (
  <p className="question">
    <Trans>
      Please contact your host to answer: this invitation does not say how many people are invited.
    </Trans>
  </p>
);
