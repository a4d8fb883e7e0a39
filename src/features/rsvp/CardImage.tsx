import { useCallback } from 'react';
import { showCardOf } from './card.ts';

interface CardImageProps {
  image: HTMLImageElement | undefined;
  alt: string;
  /** The guest's _id as the server gives it, where that may be another than the link's. */
  guestId?: string | undefined;
}

/**
 * The invitation card in its place of fixed proportions. The image element is handed in, for in the
 * guests' door it is on its way before React is; moving it keeps its download. A page that is drawn outside the
 * document leaves it where it can be seen.
 */
export function CardImage({ image, alt, guestId }: CardImageProps) {
  const adopt = useCallback(
    (frame: HTMLElement | null) => {
      if (!frame || !image) return;
      image.setAttribute('alt', alt);
      if (guestId !== undefined) showCardOf(image, guestId);
      if (image.parentNode !== frame && frame.isConnected) frame.append(image);
      const failed = () => frame.setAttribute('data-missing', alt);
      if (image.complete && image.naturalWidth === 0) failed();
      image.addEventListener('error', failed);
      return () => image.removeEventListener('error', failed);
    },
    [image, alt, guestId],
  );
  return (
    <div className="card">
      <div className="frame" ref={adopt} />
    </div>
  );
}
