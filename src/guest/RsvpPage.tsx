import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useSyncExternalStore, useCallback } from 'react';
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
      <CardImage image={card} guestId={state.invitation?.guestId} />
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
  if (state.page === 'unreachable')
    return <Unreachable hasUnsent={state.delivery === 'offline'} onRetry={answering.load} />;
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
}

/**
 * The invitation card in a space of fixed proportions. The image element is passed in, because in the guest entry it
 * starts to load before React; moving it keeps its download. A page that is rendered outside the document leaves it
 * where it is visible.
 */
function CardImage({ image, guestId }: CardImageProps) {
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
      <div className="frame" ref={adopt}>
        {/* On a phone a tap enlarges the card, and another one closes it (card.css). */}
        <input type="checkbox" tabIndex={-1} aria-hidden />
      </div>
    </div>
  );
}
