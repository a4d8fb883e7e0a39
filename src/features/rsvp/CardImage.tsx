import { useCallback } from 'react';
import { showCard } from './card.ts';

interface CardImageProps {
  image: HTMLImageElement | undefined;
  alt: string;
  /** The guest's _id from the server, which may differ from the link's. */
  guestId?: string | undefined;
}

/**
 * The invitation card in a space of fixed proportions. The image element is passed in, because in the guest entry it
 * starts to load before React; moving it keeps its download. A page that is rendered outside the document leaves it
 * where it is visible.
 */
export function CardImage({ image, alt, guestId }: CardImageProps) {
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
      <div className="frame" ref={adopt} />
    </div>
  );
}
