import { parseUrl } from '../../browser/old-browsers.ts';

/** Where a login leads by default (the specification, section 9). */
export const defaultTarget = '/events';

const longest = 2048;
// One slash first, and no backslash or control character: browsers treat those as slashes or drop them, so that an
// apparent path becomes another host.
const path = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

/**
 * The address to open after a login: the requested one, if it is a path of a page that needs a login, otherwise
 * /events.
 * @param leadsTo whether a pathname is such a page
 */
export function getRedirectTarget(asked: unknown, leadsTo: (pathname: string) => boolean): string {
  if (typeof asked !== 'string' || asked.length > longest || !path.test(asked)) return defaultTarget;
  const here = 'http://here.invalid';
  const address = parseUrl(asked, here);
  if (!address) return defaultTarget;
  const { origin, pathname, search } = address;
  // `/.//host` resolves to a path that starts with two slashes.
  if (origin !== here || pathname.startsWith('//')) return defaultTarget;
  return leadsTo(pathname) ? pathname + search : defaultTarget;
}
