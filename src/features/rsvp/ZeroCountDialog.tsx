import { Trans } from '@lingui/react/macro';
import type { RefObject } from 'react';

interface ZeroCountDialogProps {
  ref: RefObject<HTMLDialogElement | null>;
  submit(): void;
}

/** Asks before a count of 0 is saved. Esc, the backdrop and Cancel save nothing; focus goes back. */
export function ZeroCountDialog({ ref, submit }: ZeroCountDialogProps) {
  const close = () => ref.current?.close();
  return (
    <dialog ref={ref} aria-labelledby="zero-count" closedby="any">
      <h2 id="zero-count">
        <Trans>RSVP with zero(0) people</Trans>
      </h2>
      <p>
        <Trans>Nobody will be expected. You can change your answer later with the same link.</Trans>
      </p>
      <div className="choices">
        <button type="button" onClick={close}>
          <Trans>Cancel</Trans>
        </button>
        <button
          type="button"
          className="confirm"
          onClick={() => {
            close();
            submit();
          }}
        >
          <Trans>Submit</Trans>
        </button>
      </div>
    </dialog>
  );
}
