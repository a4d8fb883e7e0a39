import { cardAddress } from '../../transport.ts';

/** Starts the download of a guest's card, ahead of all other images. */
export function requestCard(guestId: string): HTMLImageElement {
  const image = new Image(720, 1008);
  // Until the page gives it its words.
  image.alt = '';
  image.fetchPriority = 'high';
  image.decoding = 'async';
  showCardOf(image, guestId);
  return image;
}

/** Makes an image show a guest's card. One that shows it already is left alone: one request a visit. */
export function showCardOf(image: HTMLImageElement, guestId: string) {
  if (image.dataset.guestId === guestId) return;
  image.dataset.guestId = guestId;
  image.src = cardAddress(guestId);
}
