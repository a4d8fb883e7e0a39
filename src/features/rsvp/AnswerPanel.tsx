import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { AnswerControl } from './AnswerControl.tsx';
import type { AnsweringStore } from './answering.ts';
import type { Answering } from './answering-state.ts';
import { DeliveryNotice } from './DeliveryNotice.tsx';
import { hasChangedSinceSaved, getConfirmedCount, isOverLimit, needsConfirmation } from './count.ts';
import { AnswerByPhone } from './PanelStates.tsx';
import { ZeroCountDialog } from './ZeroCountDialog.tsx';

interface AnswerPanelProps {
  state: Answering;
  answering: Pick<AnsweringStore, 'choose' | 'confirm'>;
}

/** The question and its answer. `state.invitation` is set once the page is ready. */
export function AnswerPanel({ state, answering }: AnswerPanelProps) {
  const { t } = useLingui();
  const { invitation, saved, choice, sending } = state;
  const zeroCount = useRef<HTMLDialogElement>(null);
  /** What was saved when the dialog opened: another answer may arrive while it is open. */
  const savedAtZero = useRef<number | null>(null);
  const control = useRef<HTMLInputElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  if (!invitation) return null;

  const onItsWay = sending !== null && sending === choice;
  const confirm = () => {
    const count = getConfirmedCount(state);
    const asksAgain = count === null || isOverLimit(count, state);
    setIsMissing(asksAgain);
    if (asksAgain) control.current?.focus();
    else if (needsConfirmation(count)) {
      savedAtZero.current = saved;
      zeroCount.current?.showModal();
    } else void answering.confirm();
  };
  const choose = (next: number) => {
    setIsMissing(false);
    answering.choose(next);
  };

  return (
    <>
      <header>
        <h1>
          <Trans>Welcome</Trans>
        </h1>
        {invitation.welcomeMessage && (
          <p className="lead" dir="auto" data-early="welcome">
            {invitation.welcomeMessage}
          </p>
        )}
      </header>
      <section className="answer" aria-labelledby="rsvp">
        <div>
          <h2 id="rsvp">
            <Trans>RSVP</Trans>
          </h2>
          {invitation.rsvpMessage && (
            <p className="message" dir="auto" data-early="message">
              {invitation.rsvpMessage}
            </p>
          )}
        </div>
        {invitation.limit === undefined ? (
          <AnswerByPhone />
        ) : (
          <AnswerControl {...{ state, isMissing, control }} onChange={choose} />
        )}
        <DeliveryNotice
          state={state}
          isChanged={!onItsWay && hasChangedSinceSaved(choice, saved)}
          onRetry={confirm}
        />
        {invitation.limit !== undefined && (
          <>
            <button
              type="button"
              className="confirm"
              data-early="confirm"
              aria-busy={onItsWay}
              onClick={confirm}
            >
              <span key={String(onItsWay)}>{onItsWay ? t`Saving…` : t`Confirm`}</span>
            </button>
            <ZeroCountDialog
              ref={zeroCount}
              onSubmit={() => void answering.confirm({ count: 0, saved: savedAtZero.current })}
            />
          </>
        )}
      </section>
    </>
  );
}
