import { redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import type { SessionState } from '../../features/session/session.ts';
import type { RouterContext } from '../-context.ts';
import { parseUrl } from '../../browser/old-browsers.ts';

/** The path to open after a login. It is validated before it is followed. */
export const redirectSearch = v.object({ redirect: v.fallback(v.optional(v.string()), undefined) });

/**
 * Sends a signed-out person to the login, which returns to the requested address (the specification, section 2). Each
 * user who is signed in has a role of the specification's group `user`.
 */
export function requireSignedIn({ status }: SessionState, href: string, { needsSignIn }: RouterContext) {
  if (status === 'signed-out') throw redirect({ to: '/', search: createLoginSearch(href, needsSignIn) });
}

/**
 * Sends a signed-in person on (the specification, section 2).
 * @param asked where the login should lead, as in the address
 */
export function requireSignedOut(state: SessionState, asked: unknown, { needsSignIn }: RouterContext) {
  if (state.status !== 'signed-in') return;
  throw redirect({ href: state.mayReturn ? getRedirectTarget(asked, needsSignIn) : defaultTarget });
}

/** The search that carries the requested path to the login page; /events is the default and omitted. */
export function createLoginSearch(asked: unknown, needsSignIn: RouterContext['needsSignIn']) {
  const target = getRedirectTarget(asked, needsSignIn);
  return target === defaultTarget ? {} : { redirect: target };
}

/** Where a login leads by default (the specification, section 9). */
const defaultTarget = '/events';

const maxRedirectLength = 2048;
// One slash first, and no backslash or control character: browsers treat those as slashes or drop them, so that an
// apparent path becomes another host.
const path = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

/**
 * The address to open after a login: the requested one, if it is a path of a page that needs a login, otherwise
 * /events.
 * @param leadsTo whether a pathname is such a page
 */
export function getRedirectTarget(asked: unknown, leadsTo: (pathname: string) => boolean): string {
  if (typeof asked !== 'string' || asked.length > maxRedirectLength || !path.test(asked))
    return defaultTarget;
  const here = 'http://here.invalid';
  const address = parseUrl(asked, here);
  if (!address) return defaultTarget;
  const { origin, pathname, search } = address;
  // `/.//host` resolves to a path that starts with two slashes.
  if (origin !== here || pathname.startsWith('//')) return defaultTarget;
  return leadsTo(pathname) ? pathname + search : defaultTarget;
}
