import { config } from '../../config.ts';
import { parseUrl } from '../../browser/old-browsers.ts';

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

/** A picture chosen on this device: a bitmap, so it cannot contain scripts. */
const pixels = /^data:image\/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/=]+$/;

/**
 * The address of a picture from the backend, or undefined for one that must not be loaded. Allowed are http(s) pictures
 * from the policy's hosts, and data URLs of bitmaps.
 * @param hosts the allowed origins; paths belong to the first one
 */
export function getImageAddress(image: string, hosts: readonly [string, ...string[]]): string | undefined {
  if (pixels.test(image)) return image;
  const address = image === '' ? undefined : parseUrl(image, hosts[0]);
  return address && /^https?:$/.test(address.protocol) && hosts.includes(address.origin)
    ? address.href
    : undefined;
}
