import { Trans, useLingui } from '@lingui/react/macro';
import { Phone } from './CallToAction.tsx';
import { deadlines } from './deadlines.ts';

/** When the page says that it still loads: 5 s after the visit began. After Try again, a while after the press. */
const style = { animationDelay: `${deadlines.notice - performance.now()}ms` };

/** The skeleton of the panel while the guest is loading; guest.html includes the same. */
export function PanelSkeleton() {
  const { t } = useLingui();
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
      <p className="last-resort" role="alert" style={style}>
        <Trans>
          Still loading. You can answer by phone: <Phone />
        </Trans>
      </p>
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
  /** An answer of an earlier visit is sent once the invitation can be read. */
  isWaiting: boolean;
  onRetry(): void;
}

/** The invitation could not be read. The card may be visible nevertheless. */
export const Unreachable = ({ isWaiting, onRetry }: UnreachableProps) => (
  <div className="words" role="alert">
    <h1>
      <Trans>We could not load your invitation</Trans>
    </h1>
    <p className="lead">
      <Trans>Check your connection and try again.</Trans>
    </p>
    {isWaiting && (
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
export const AnswerByPhone = () => (
  <p className="question by-phone">
    <Trans>
      Please tell your host directly if you are coming. This invitation does not say how many people are
      invited, so we cannot take your answer here.
    </Trans>
  </p>
);
