import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useSyncExternalStore, useCallback } from 'react';
import { AnswerPanel } from './panel/AnswerPanel.tsx';
import type { AnsweringStore } from './answering/answering.ts';
import type { Answering } from './answering/answering-state.ts';
import { CallToAction } from './CallToAction.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { NotValid, RsvpPanelSkeleton, Unreachable } from './panel/PanelStates.tsx';
import { ThankYou } from './panel/ThankYou.tsx';
import './rsvp.css';
import { showCard } from './card.ts';

interface RsvpPageProps {
  /** The answer of the link's guest, or undefined for a link without one. */
  answering: AnsweringStore | undefined;
  /** The card image, which is already loading. */
  card: HTMLImageElement | undefined;
}

/** The public RSVP page (the specification, section 2): the card, and the panel beside or below it. */
export const RsvpPage = ({ answering, card }: RsvpPageProps) => (
  <main className="invitation">
    <LanguageSwitch />
    {answering ? (
      <Invitation answering={answering} card={card} />
    ) : (
      <>
        <CardImage />
        <Sheet>
          <NotValid />
        </Sheet>
      </>
    )}
  </main>
);

function Invitation({ answering, card }: { answering: AnsweringStore; card: HTMLImageElement | undefined }) {
  const state = useSyncExternalStore(answering.subscribe, answering.getSnapshot);
  return (
    <>
      <CardImage
        image={card}
        guestId={state.invitation?.guestId}
        isSealed={state.page === 'ready' && state.thanked && (state.saved ?? 0) > 0}
      />
      <Sheet>
        <Panel state={state} answering={answering} card={card} />
      </Sheet>
    </>
  );
}

interface PanelProps {
  state: Answering;
  answering: AnsweringStore;
  card: HTMLImageElement | undefined;
}

function Panel({ state, answering, card }: PanelProps) {
  if (state.page === 'loading') return <RsvpPanelSkeleton />;
  if (state.page === 'not-valid') return <NotValid />;
  if (state.page === 'unreachable') return <Unreachable unsent={state.unsent} onRetry={answering.load} />;
  if (state.thanked) return <ThankYou state={state} card={card} onChangeAnswer={answering.changeAnswer} />;
  return <AnswerPanel state={state} answering={answering} />;
}

const Sheet = ({ children }: { children: ReactNode }) => (
  <div className="sheet">
    {children}
    <CallToAction />
  </div>
);

interface CardImageProps {
  image?: HTMLImageElement | undefined;
  /** The guest's _id from the server, which may differ from the link's. */
  guestId?: string | undefined;
  /** The guest has just said yes: the card gets a seal, and petals fall over it. */
  isSealed?: boolean;
}

/**
 * The invitation card in a space of fixed proportions. The image element is passed in, because in the guest entry it
 * starts to load before React; moving it keeps its download. A page that is rendered outside the document leaves it
 * where it is visible.
 */
function CardImage({ image, guestId, isSealed }: CardImageProps) {
  const { t } = useLingui();
  const alt = t`Invitation card`;
  const adopt = useCallback(
    (frame: HTMLElement | null) => {
      if (!frame || !image) return;
      image.setAttribute('alt', alt);
      if (guestId !== undefined) showCard(image, guestId);
      if (image.parentNode !== frame && frame.isConnected) frame.append(image);
    },
    [image, alt, guestId],
  );
  return (
    <div className="card">
      <div className="frame" ref={adopt} data-sealed={isSealed || undefined}>
        {/* On a phone a tap enlarges the card, and another one closes it (card.css). */}
        <input type="checkbox" tabIndex={-1} aria-hidden onKeyDown={closeOnEscape} />
        {isSealed && (
          <>
            <div className="petals">{petals}</div>
            <i className="seal" />
          </>
        )}
      </div>
    </div>
  );
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
  if (key === 'Escape') currentTarget.checked = false;
}

/** Petals at places, times and speeds that seem to be random. Their shapes and colours are those of thank-you.css. */
const petals = Array.from({ length: 18 }, (_, place) => (
  <i
    key={place}
    style={{
      insetInlineStart: `${(place * 37) % 100}%`,
      animationDelay: `${400 + ((place * 53) % 90) * 10}ms`,
      animationDuration: `${2000 + ((place * 29) % 9) * 150}ms`,
    }}
  />
));
