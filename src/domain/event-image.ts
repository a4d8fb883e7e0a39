/** A picture chosen on this device: a bitmap, so it cannot contain scripts. */
const pixels = /^data:image\/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/=]+$/;

/**
 * The address of a picture from the backend, or undefined for one that must not be loaded. Allowed are http(s) pictures
 * from the policy's hosts, and data URLs of bitmaps.
 * @param hosts the allowed origins; paths belong to the first one
 */
export function getImageAddress(image: string, hosts: readonly [string, ...string[]]): string | undefined {
  if (pixels.test(image)) return image;
  if (image === '' || !URL.canParse(image, hosts[0])) return undefined;
  const { protocol, origin, href } = new URL(image, hosts[0]);
  return /^https?:$/.test(protocol) && hosts.includes(origin) ? href : undefined;
}
