import { Trans } from '@lingui/react/macro';
import type { RefObject } from 'react';

interface ZeroCountDialogProps {
  ref: RefObject<HTMLDialogElement | null>;
  onSubmit(): void;
}

/** Asks before a count of 0 is saved. Esc, the backdrop and Cancel save nothing and return the focus. */
export const ZeroCountDialog = ({ ref, onSubmit }: ZeroCountDialogProps) => (
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
