/**
 * The address of an event's picture, or undefined for one that must not be asked for: only pictures
 * over http(s) from the hosts that the policy allows.
 * @param hosts the origins allowed; the first is the one that paths belong to.
 */
export function imageAddress(image: string, hosts: readonly [string, ...string[]]): string | undefined {
  if (image === '' || !URL.canParse(image, hosts[0])) return undefined;
  const { protocol, origin, href } = new URL(image, hosts[0]);
  return /^https?:$/.test(protocol) && hosts.includes(origin) ? href : undefined;
}
