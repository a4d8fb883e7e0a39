import { config } from '../../config.ts';
import { getImageAddress } from './event-image.ts';

const getCardHost = () => new URL(config.cardBaseUrl, location.href).origin;

/**
 * The address of an event's cover on this page; undefined for a picture that must not be loaded. Paths refer to the
 * host of the guests' cards, which may differ from the page's.
 */
export function getCoverAddress(image: string) {
  return getImageAddress(image, [getCardHost(), location.origin]);
}

/** The address of a user's picture; undefined for one that must not be loaded. Paths refer to the page's own host. */
export const getPhotoAddress = (photoUrl: string) =>
  getImageAddress(photoUrl, [location.origin, getCardHost()]);
