import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useRef, useState } from 'react';
import type { AnsweringStore } from '../answering/answering.ts';
import { type Answer, type Answering, manualRetryStates } from '../answering/answering-state.ts';
import { DeliveryNotice } from './DeliveryNotice.tsx';
import { getConfirmAction } from '../answering/confirm.ts';
import { getAnswerState } from '../answering/count.ts';
import { HostText } from './HostText.tsx';
import { ContactHost } from './PanelStates.tsx';
import { AttendanceToggle } from './AttendanceToggle.tsx';
import { CountControl } from './CountControl.tsx';

interface AnswerPanelProps {
  state: Answering;
  answering: Pick<AnsweringStore, 'choose' | 'confirm'>;
}

/** The question and its answer. `state.invitation` is set once the page is ready. */
export function AnswerPanel({ state, answering }: AnswerPanelProps) {
  const { t } = useLingui();
  const { invitation, saved, choice, sending, delivery, unsent } = state;
  const zeroCount = useRef<HTMLDialogElement>(null);
  /** The answer that the dialog is about: another one may arrive while the dialog is open. */
  const asked = useRef<Answer>(null);
  const control = useRef<HTMLInputElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  if (!invitation) return null;

  const onItsWay = sending !== null && sending === choice;
  const isRetry = manualRetryStates.includes(delivery) && choice === unsent?.count;
  let label = isRetry ? t`Try again` : t`Confirm`;
  if (onItsWay) label = t`Saving…`;
  const confirm = () => {
    const action = getConfirmAction(state);
    setIsMissing(action.kind === 'choose');
    if (action.kind === 'choose') control.current?.focus();
    else if (action.kind === 'send') void answering.confirm(action.answer);
    else {
      asked.current = action.answer;
      zeroCount.current?.showModal();
    }
  };
  const choose = (next: number | null) => {
    setIsMissing(false);
    answering.choose(next);
  };

  return (
    <>
      <header>
        <h1>
          <Trans>Welcome</Trans>
        </h1>
        <HostText part="welcome" className="lead" text={invitation.welcomeMessage} />
      </header>
      <section className="answer" aria-labelledby="rsvp">
        <div>
          <h2 id="rsvp">
            <Trans>RSVP</Trans>
          </h2>
          <HostText part="message" className="message" text={invitation.rsvpMessage} />
        </div>
        <div className="dock" data-early="dock" data-answer={getAnswerState(choice, saved)}>
          {invitation.limit === undefined ? (
            <ContactHost />
          ) : (
            <AnswerControl {...{ state, isMissing, control }} onChange={choose} />
          )}
          <div className="send">
            <DeliveryNotice state={state} isMissing={isMissing} />
            {invitation.limit !== undefined && (
              <button
                type="button"
                className="confirm"
                data-early="confirm"
                aria-busy={onItsWay}
                onClick={confirm}
              >
                <span key={label}>{label}</span>
              </button>
            )}
          </div>
        </div>
        <ZeroCountDialog
          ref={zeroCount}
          onSubmit={() => asked.current && void answering.confirm(asked.current)}
        />
      </section>
    </>
  );
}

interface AnswerControlProps {
  state: Answering;
  /** True after a confirm without a choice. */
  isMissing: boolean;
  control: RefObject<HTMLInputElement | null>;
  /** Null takes the choice back. */
  onChange(count: number | null): void;
}

/** Yes or No for a single guest, otherwise a count. Nothing is rendered without a limit. */
function AnswerControl({ state, ...control }: AnswerControlProps) {
  const { invitation, choice, saved } = state;
  const count = choice ?? saved;
  if (!invitation || invitation.limit === undefined) return null;
  return invitation.isSingleGuest ? (
    <AttendanceToggle count={count} saved={saved} {...control} />
  ) : (
    <CountControl {...invitation} limit={invitation.limit} count={count} saved={saved} {...control} />
  );
}

interface ZeroCountDialogProps {
  ref: RefObject<HTMLDialogElement | null>;
  onSubmit(): void;
}

/** Asks before a count of 0 is saved. Esc, the backdrop and Cancel save nothing and return the focus. */
const ZeroCountDialog = ({ ref, onSubmit }: ZeroCountDialogProps) => (
  <dialog
    ref={(dialog) => {
      ref.current = dialog;
      dialog?.addEventListener('click', closeByBackdropOrButton);
    }}
    aria-labelledby="zero-count"
  >
    <div>
      <h2 id="zero-count">
        <Trans>RSVP with zero(0) people</Trans>
      </h2>
      <p>
        <Trans>
          Your host will see that you are not coming. You can change your answer later with the same link.
        </Trans>
      </p>
      <div className="choices">
        <button type="button">
          <Trans>Cancel</Trans>
        </button>
        <button type="button" className="confirm" onClick={onSubmit}>
          <Trans>Submit</Trans>
        </button>
      </div>
    </div>
  </dialog>
);

/**
 * The content fills the dialog, so a click on the dialog itself is on its backdrop. WebKit does not support `closedby`,
 * and a form with the method `dialog` would close it only once the card has loaded.
 */
function closeByBackdropOrButton(this: HTMLDialogElement, { target }: Event) {
  if (target === this || (target as Element).closest('button')) this.close();
}
