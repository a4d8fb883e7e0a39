import { redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { resolveAccess, type Requirement } from '../../features/session/access.ts';
import { defaultTarget, getRedirectTarget } from '../../features/session/redirect-target.ts';
import type { SessionState } from '../../features/session/session.ts';
import type { RouterContext } from '../-context.ts';

interface Visit {
  /** The requested address. */
  href: string;
  /** Where a login should lead, as in the address. */
  redirect?: unknown;
}

/** The path to open after a login. It is validated before it is followed. */
export const redirectSearch = v.object({ redirect: v.fallback(v.optional(v.string()), undefined) });

/** Allows a visit, or throws the redirect of the specification, section 2. */
export function guardRoute(
  requirement: Requirement,
  state: SessionState,
  { href, redirect: asked }: Visit,
  { needsSignIn }: RouterContext,
) {
  switch (resolveAccess(requirement, state)) {
    case 'sign in':
      throw redirect({ to: '/', search: createLoginSearch(href, needsSignIn) });
    case 'elsewhere':
      throw redirect({ href: mayReturn(state) ? getRedirectTarget(asked, needsSignIn) : defaultTarget });
    case 'enter':
    case 'wait':
  }
}

/** The search that carries the requested path to the login page; /events is the default and omitted. */
export function createLoginSearch(asked: unknown, needsSignIn: RouterContext['needsSignIn']) {
  const target = getRedirectTarget(asked, needsSignIn);
  return target === defaultTarget ? {} : { redirect: target };
}

const mayReturn = (state: SessionState) => state.status === 'signed-in' && state.mayReturn;
