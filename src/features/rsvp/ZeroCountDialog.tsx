import { Trans } from '@lingui/react/macro';
import type { RefObject } from 'react';

interface ZeroCountDialogProps {
  ref: RefObject<HTMLDialogElement | null>;
  onSubmit(): void;
}

/** Asks before a count of 0 is saved. Esc, the backdrop and Cancel save nothing and return the focus. */
export function ZeroCountDialog({ ref, onSubmit }: ZeroCountDialogProps) {
  const close = () => ref.current?.close();
  const connect = (dialog: HTMLDialogElement | null) => {
    ref.current = dialog;
    // Not `closedby`, because WebKit does not support it.
    dialog?.addEventListener('click', closeOnBackdrop);
  };
  return (
    <dialog ref={connect} aria-labelledby="zero-count">
      <h2 id="zero-count">
        <Trans>RSVP with zero(0) people</Trans>
      </h2>
      <p>
        <Trans>
          Your host will see that nobody is coming. You can change your answer later with the same link.
        </Trans>
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
            onSubmit();
          }}
        >
          <Trans>Submit</Trans>
        </button>
      </div>
    </dialog>
  );
}

/** The target of a click on the backdrop is the dialog, but its position is outside the dialog's box. */
function closeOnBackdrop(this: HTMLDialogElement, { target, clientX, clientY }: MouseEvent) {
  const { left, right, top, bottom } = this.getBoundingClientRect();
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  if (target === this && !isInside) this.close();
}
