import { Trans } from '@lingui/react/macro';
import type { MouseEvent, RefObject } from 'react';

interface ZeroCountDialogProps {
  ref: RefObject<HTMLDialogElement | null>;
  onSubmit(): void;
}

/** Asks before a count of 0 is saved. Esc, the backdrop and Cancel save nothing; focus goes back. */
export function ZeroCountDialog({ ref, onSubmit }: ZeroCountDialogProps) {
  const close = () => ref.current?.close();
  return (
    // Not `closedby`: WebKit does not know it.
    <dialog ref={ref} aria-labelledby="zero-count" onClick={closeOnBackdrop}>
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

/** A click on the backdrop has the dialog as its target, and lies outside its box. */
function closeOnBackdrop({ target, currentTarget: dialog, clientX, clientY }: MouseEvent<HTMLDialogElement>) {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  if (target === dialog && !isInside) dialog.close();
}
