import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { Answering, AnsweringStore } from './answering.ts';
import { AttendanceToggle } from './AttendanceToggle.tsx';
import { CountControl } from './CountControl.tsx';
import { DeliveryNotice } from './DeliveryNotice.tsx';
import { changedSinceSaved, needsConfirmation } from './count.ts';
import { AnswerByPhone } from './PanelStates.tsx';
import { ZeroCountDialog } from './ZeroCountDialog.tsx';

interface AnswerPanelProps {
  state: Answering;
  answering: Pick<AnsweringStore, 'choose' | 'confirm'>;
}

/** The question and its answer. `state.invitation` is there once the page is ready. */
export function AnswerPanel({ state, answering }: AnswerPanelProps) {
  const { t } = useLingui();
  const { invitation, saved, choice, delivery, sending } = state;
  const zeroCount = useRef<HTMLDialogElement>(null);
  const [unchosen, setUnchosen] = useState(false);
  if (!invitation) return null;

  const count = choice ?? saved;
  const onItsWay = sending !== null && sending === choice;
  const confirm = () => {
    setUnchosen(count === null && invitation.isSingleGuest);
    if (count === null && invitation.isSingleGuest) return;
    if (needsConfirmation(count ?? 0)) zeroCount.current?.showModal();
    else void answering.confirm();
  };
  const choose = (next: number) => {
    setUnchosen(false);
    answering.choose(next);
  };

  return (
    <>
      <header>
        <h1>
          <Trans>Welcome</Trans>
        </h1>
        {invitation.welcomeMessage && (
          <p className="lead" dir="auto">
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
            <p className="message" dir="auto">
              {invitation.rsvpMessage}
            </p>
          )}
        </div>
        {invitation.limit === undefined ? (
          <AnswerByPhone />
        ) : (
          <>
            {invitation.isSingleGuest ? (
              <AttendanceToggle count={count} saved={saved} unchosen={unchosen} choose={choose} />
            ) : (
              <CountControl
                {...invitation}
                limit={invitation.limit}
                count={count}
                saved={saved}
                choose={choose}
              />
            )}
            <DeliveryNotice
              delivery={delivery}
              changed={!onItsWay && changedSinceSaved(choice, saved)}
              retry={() => void answering.confirm()}
            />
            <button type="button" className="confirm" aria-busy={onItsWay} onClick={confirm}>
              {onItsWay ? t`Saving…` : t`Confirm`}
            </button>
            <ZeroCountDialog
              ref={zeroCount}
              submit={() => {
                if (count === null) answering.choose(0);
                void answering.confirm();
              }}
            />
          </>
        )}
      </section>
    </>
  );
}
