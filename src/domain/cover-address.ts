import { config } from '../config.ts';
import { imageAddress } from './event-image.ts';

/**
 * The address of an event's cover on this page; undefined for a picture that must not be loaded. Paths refer to the
 * host of the guests' cards, which may differ from the page's.
 */
export function getCoverAddress(image: string) {
  const cardHost = new URL(config.cardBaseUrl, location.href).origin;
  return imageAddress(image, [cardHost, location.origin]);
}
