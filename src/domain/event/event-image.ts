import { parseUrl } from '../../browser/old-browsers.ts';

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
