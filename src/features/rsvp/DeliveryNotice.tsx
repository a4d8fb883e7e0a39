import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AnswerInWords } from './AnswerInWords.tsx';
import { type Answering, type Delivery, isUnproven } from './answering-state.ts';

interface DeliveryNoticeProps {
  state: Answering;
  /** The choice differs from what is saved, and is not being sent. */
  isChanged: boolean;
  onRetry(): void;
}

/** Says what happened to the answer, each message announced once. The live regions stay mounted. */
export function DeliveryNotice({ state, isChanged, onRetry }: DeliveryNoticeProps) {
  const { delivery, isKept } = state;
  const canRetry = isUnproven(delivery);
  const failure = getFailure(state);
  const progress = getProgress(state);
  return (
    <div className="notices">
      <div role="alert">
        {failure && (
          <p key={delivery} className="notice failed">
            <span>{failure}</span>
            {canRetry && (
              <button type="button" onClick={onRetry}>
                <Trans>Try again</Trans>
              </button>
            )}
          </p>
        )}
      </div>
      <div role="status">
        {progress && (
          <p key={delivery} className="notice">
            <span>{progress}</span>
          </p>
        )}
        {state.pending !== null && !isKept && delivery !== 'sending' && (
          <p className="notice">
            <span>
              <Trans>Your answer is not kept on this device. Leave this tab open until it is saved.</Trans>
            </span>
          </p>
        )}
      </div>
      {isChanged && (delivery === 'idle' || delivery === 'sending') && (
        <p className="unsaved" data-early="unsaved">
          <Trans>Click on confirm to save your response</Trans>
        </p>
      )}
    </div>
  );
}

/** The server's words. They are no value of the translated text, because Lingui would read tags in it. */
const Reason = ({ text }: { text: string }) => <bdi>{text}</bdi>;

/** States that require the guest's action. */
function getFailure({ delivery, saved, pending, invitation, reason }: Answering): ReactNode {
  const failures: Partial<Record<Delivery, ReactNode>> = {
    'not-saved': <Trans>Your answer was not saved. Please try again.</Trans>,
    unsure: (
      <Trans>We are not sure your answer was saved. Please try again; it will not be counted twice.</Trans>
    ),
    refused:
      reason === '' ? (
        <Trans>Your answer was not accepted. Please choose again.</Trans>
      ) : (
        <Trans>
          Your answer was not accepted: <Reason text={reason} />
        </Trans>
      ),
    'over-limit': (
      <>
        {pending !== null && <Trans>Your answer ({pending}) was not sent.</Trans>}{' '}
        <Plural
          value={invitation?.limit ?? 0}
          one="Your invitation now allows # person. Please choose again."
          other="Your invitation now allows up to # people. Please choose again."
        />
      </>
    ),
    changed: (
      <Trans>
        Your saved answer has changed meanwhile:{' '}
        <b>
          <AnswerInWords count={saved} isSingleGuest={invitation?.isSingleGuest === true} />
        </b>
      </Trans>
    ),
  };
  return failures[delivery];
}

/** States that continue automatically. */
function getProgress({ delivery }: Answering): ReactNode {
  const progress: Partial<Record<Delivery, ReactNode>> = {
    waiting: (
      <Trans>Your answer is not saved yet. We will send it as soon as the server can be reached.</Trans>
    ),
    busy: <Trans>The server is busy. Your answer is not saved yet; we will send it in a moment.</Trans>,
    held: (
      <Trans>
        Your answer is not saved yet. We keep it and send it once we know how many people are invited.
      </Trans>
    ),
    slow: <Trans>Still saving. Please keep this page open.</Trans>,
  };
  return progress[delivery];
}
