import { Trans, useLingui } from '@lingui/react/macro';

/** The shape of the panel while the guest is fetched; guest.html carries the same. */
export function PanelSkeleton() {
  const { t } = useLingui();
  return (
    <div className="skeleton" role="status" aria-label={t`Loading...`}>
      <i className="title" />
      <i />
      <i className="short" />
      <i className="label" />
      <i className="short" />
      <i className="block" />
      <i className="button" />
    </div>
  );
}

/** The link names no guest that the server knows. */
export const NotValid = () => (
  <div className="words" role="alert">
    <h1>
      <Trans>This link is not valid</Trans>
    </h1>
    <p className="lead">
      <Trans>Please check the link in your message, or ask your host to send it again.</Trans>
    </p>
  </div>
);

/** The invitation could not be read: the card may be there, the question is not. */
export const Unreachable = ({ retry }: { retry(): void }) => (
  <div className="words" role="alert">
    <h1>
      <Trans>We could not load your invitation</Trans>
    </h1>
    <p className="lead">
      <Trans>Please check your connection and try again.</Trans>
    </p>
    <button type="button" className="confirm" onClick={retry}>
      <Trans>Try again</Trans>
    </button>
  </div>
);

/** The answer holds no number of invitees that could be offered. */
export const AnswerByPhone = () => (
  <p className="question by-phone">
    <Trans>Please answer by phone: the number of invitees is missing on this invitation.</Trans>
  </p>
);
