import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AnswerInWords } from './AnswerInWords.tsx';
import type { Answering, Delivery } from '../answering/answering-state.ts';

interface DeliveryNoticeProps {
  state: Answering;
  /** True after a confirm without a choice. */
  isMissing: boolean;
}

/**
 * Says what happened to the answer, one message at a time, each announced once. The live regions stay mounted. The hint
 * always takes its room, so that nothing moves under a finger; the notice takes the place of the hints.
 */
export function DeliveryNotice({ state, isMissing }: DeliveryNoticeProps) {
  const { delivery, invitation } = state;
  const failure = isMissing ? askForChoice(invitation) : getFailure(state);
  const progress = !failure && getProgress(state);
  return (
    <div className="notices">
      {invitation?.limit !== undefined && (
        <p className="unsaved">
          <Trans>Click on confirm to save your response</Trans>
        </p>
      )}
      <div role="alert" id="missing">
        {failure && (
          <p key={`${isMissing} ${delivery}`} className="notice failed">
            {failure}
          </p>
        )}
      </div>
      <div role="status">
        {progress && (
          <p key={delivery} className="notice">
            {progress}
          </p>
        )}
      </div>
    </div>
  );
}

/** The live region of this text describes the control as `missing`. */
const askForChoice = (invitation: Answering['invitation']) =>
  invitation?.isSingleGuest ? (
    <Trans>Please choose Yes or No.</Trans>
  ) : (
    <Trans>Choose how many will come</Trans>
  );

/** The server's words. They are no value of the translated text, because Lingui would read tags in it. */
const Reason = ({ text }: { text: string }) => <bdi>{text}</bdi>;

/** States that require the guest's action. */
function getFailure({ delivery, saved, choice, unsent, invitation }: Answering): ReactNode {
  const { count, reason = '' } = unsent ?? {};
  const failures: Partial<Record<Delivery, ReactNode>> = {
    // Another choice has its own hint.
    'not-saved': (count === undefined || count === choice) && <Trans>Your answer was not saved.</Trans>,
    unknown: <Trans>We are not sure your answer was saved. It will not be counted twice.</Trans>,
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
        {count !== undefined && <Trans>Your answer ({count}) was not sent.</Trans>}{' '}
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
          <AnswerInWords count={saved} isSingleGuest={invitation?.isSingleGuest} />
        </b>
      </Trans>
    ),
  };
  return failures[delivery];
}

/** States that continue automatically. An answer that only this tab has matters more than why it waits. */
function getProgress({ delivery, unsent, isStored }: Answering): ReactNode {
  if (unsent !== null && !isStored && delivery !== 'sending')
    return <Trans>Your answer is not kept on this device. Leave this tab open until it is saved.</Trans>;
  const notSavedYet = (
    <Trans>Your answer is not saved yet. We will send it as soon as the server can be reached.</Trans>
  );
  const progress: Partial<Record<Delivery, ReactNode>> = {
    // `offline` also means an unreachable server.
    offline: navigator.onLine ? (
      notSavedYet
    ) : (
      <Trans>You are offline. We will send your answer when you are back online.</Trans>
    ),
    busy: notSavedYet,
    'no-limit': (
      <Trans>
        Your answer is not saved yet. We keep it and send it once we know how many people are invited.
      </Trans>
    ),
    slow: <Trans>Still saving. Please keep this page open.</Trans>,
  };
  return progress[delivery];
}
