import { Trans } from '@lingui/react/macro';
import type { Delivery } from './answering.ts';

interface DeliveryNoticeProps {
  delivery: Delivery;
  /** The choice differs from what is saved, and is not on its way. */
  changed: boolean;
  retry(): void;
}

/** What became of the answer, in words, announced once each. The regions stand from the start. */
export function DeliveryNotice({ delivery, changed, retry }: DeliveryNoticeProps) {
  const failed = delivery === 'not-saved' || delivery === 'unsure';
  return (
    <div className="notices">
      <div role="alert">
        {failed && (
          <p className="notice failed">
            <span>
              {delivery === 'not-saved' ? (
                <Trans>Not saved, try again</Trans>
              ) : (
                <Trans>No answer from the server. Your answer may not be saved, try again</Trans>
              )}
            </span>
            <button type="button" onClick={retry}>
              <Trans>Try again</Trans>
            </button>
          </p>
        )}
      </div>
      <div role="status">
        {delivery === 'waiting' && (
          <p className="notice">
            <Trans>Waiting, not saved yet</Trans>
          </p>
        )}
        {delivery === 'slow' && (
          <p className="notice">
            <Trans>This takes longer than usual. Not saved yet.</Trans>
          </p>
        )}
      </div>
      {changed && (delivery === 'idle' || delivery === 'sending') && (
        <p className="unsaved">
          <Trans>Click on confirm to save your response</Trans>
        </p>
      )}
    </div>
  );
}
