import { cardAddress } from '../api/transport.ts';

/** Starts the download of a guest's card, before all other images. */
export function requestCard(guestId: string): HTMLImageElement {
  const image = new Image(720, 1008);
  // Until the page sets its alternative text.
  image.alt = '';
  image.fetchPriority = 'high';
  image.decoding = 'async';
  // The frame then shows an envelope; the browser's sign of a broken image would come before the page's bundle.
  image.addEventListener('error', () => image.setAttribute('data-missing', ''));
  showCard(image, guestId);
  return image;
}

/** Makes an image show a guest's card. If it shows that card already, nothing changes: one request per visit. */
export function showCard(image: HTMLImageElement, guestId: string) {
  if (image.dataset.guestId === guestId) return;
  image.dataset.guestId = guestId;
  image.removeAttribute('data-missing');
  image.src = cardAddress(guestId);
}
