import { config } from '../config.ts';
import { imageAddress } from './event-image.ts';

/**
 * The address of an event's cover on this page; undefined for a picture that must not be asked for. A path is one of the
 * host that has the guests' cards, which may be another one than the page's.
 */
export function getCoverAddress(image: string) {
  const cardHost = new URL(config.cardBaseUrl, location.href).origin;
  return imageAddress(image, [cardHost, location.origin]);
}
