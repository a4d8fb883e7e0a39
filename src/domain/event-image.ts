/** A picture that a person chose on this device: pixels alone, so nothing in it can act. */
const pixels = /^data:image\/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/=]+$/;

/**
 * The address of an event's picture, or undefined for one that must not be asked for: only pictures
 * over http(s) from the hosts that the policy allows, or pixels in the address itself.
 * @param hosts the origins allowed; the first is the one that paths belong to.
 */
export function imageAddress(image: string, hosts: readonly [string, ...string[]]): string | undefined {
  if (pixels.test(image)) return image;
  if (image === '' || !URL.canParse(image, hosts[0])) return undefined;
  const { protocol, origin, href } = new URL(image, hosts[0]);
  return /^https?:$/.test(protocol) && hosts.includes(origin) ? href : undefined;
}
