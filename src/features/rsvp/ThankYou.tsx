import { Trans } from '@lingui/react/macro';
import { AnswerInWords } from './AnswerInWords.tsx';
import type { Answering } from './answering-state.ts';

interface ThankYouProps {
  state: Answering;
  onChangeAnswer(): void;
}

/** The answer is saved: thanks, the answer, and a button to change it. */
export function ThankYou({ state: { saved, invitation }, onChangeAnswer }: ThankYouProps) {
  const count = saved ?? 0;
  return (
    <section className="thanks" data-declined={count === 0 || undefined}>
      {count > 0 ? <Seal /> : <ClosedEnvelope />}
      <h1 tabIndex={-1} ref={takeFocus}>
        <Trans>Thank You!</Trans>
      </h1>
      <p className="lead">
        <Trans>Thank You for confirming your presence.</Trans>
      </p>
      {count > 0 && (
        <p className="lead">
          <Trans>We will be happy to see you at our occasion.</Trans>
        </p>
      )}
      <p className="saved">
        <span>
          <Trans>Your answer</Trans>
        </span>
        <b>
          <AnswerInWords count={count} isSingleGuest={invitation?.isSingleGuest} />
        </b>
      </p>
      <button
        type="button"
        className="quiet"
        onClick={() => {
          onChangeAnswer();
          // The control takes the place of this button, which had the focus.
          queueMicrotask(() => document.querySelector<HTMLElement>('.dock input')?.focus());
        }}
      >
        <Trans>Change my answer</Trans>
      </button>
    </section>
  );
}

const Seal = () => (
  <svg className="seal" viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
    <circle cx="32" cy="32" r="31" />
    <path d="m20 33 8.5 8.5L45 25" />
  </svg>
);

const ClosedEnvelope = () => (
  <svg className="envelope" viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
    <rect x="8" y="16" width="48" height="34" rx="4" />
    <path d="m9 19 23 17 23-17" />
  </svg>
);

// The view replaces the button that had the focus, so its heading gets it and is announced.
const takeFocus = (heading: HTMLElement | null) => heading?.focus();
