import { Trans } from '@lingui/react/macro';
import { AnswerInWords } from './AnswerInWords.tsx';
import type { Answering } from '../answering/answering-state.ts';

interface ThankYouProps {
  state: Answering;
  card: HTMLImageElement | undefined;
  onChangeAnswer(): void;
}

/** The answer is saved: thanks, the answer, and a button to change it. */
export function ThankYou({ state: { saved, invitation }, card, onChangeAnswer }: ThankYouProps) {
  const count = saved ?? 0;
  return (
    <section className="thanks" data-declined={count === 0 || undefined}>
      {count === 0 && <i className="envelope" />}
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
      {count > 0 && card && card.naturalWidth > 0 && (
        <p className="keep">
          <button type="button" onClick={() => saveCard(card)}>
            <Trans>Save the card</Trans>
          </button>
          {'share' in navigator && (
            <button type="button" onClick={() => saveCard(card, true)}>
              <Trans>Share</Trans>
            </button>
          )}
        </p>
      )}
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

/** Saves or shares the card as the page has loaded it, without another request. */
function saveCard(card: HTMLImageElement, isShared?: boolean) {
  const canvas = document.createElement('canvas');
  // Not its own size, because a drawing (SVG) may be small.
  canvas.width = 1_080;
  canvas.height = (1_080 * card.naturalHeight) / card.naturalWidth;
  canvas.getContext('2d')?.drawImage(card, 0, 0, 1_080, canvas.height);
  try {
    canvas.toBlob((picture) => {
      if (!picture) return;
      const file = new File([picture], 'invitation.jpg', { type: picture.type });
      const share = { files: [file] };
      // Firefox shares no files. The promise rejects where the guest changes their mind.
      if (isShared && navigator.canShare?.(share)) return void navigator.share(share).catch(() => {});
      const link = document.createElement('a');
      link.href = URL.createObjectURL(file);
      link.download = file.name;
      link.click();
    }, 'image/jpeg');
  } catch {
    // A card of another origin cannot be read.
    open(card.src);
  }
}

// The view replaces the button that had the focus, so its heading gets it and is announced.
const takeFocus = (heading: HTMLElement | null) => heading?.focus();
