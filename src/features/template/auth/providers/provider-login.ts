import { msg } from '@lingui/core/macro';
import type { TemplateSession } from '../../../../api/template.gen.ts';
import { demoSession } from '../../../../domain/demo-session.ts';
import { FieldErrors } from '../../../../forms/server-errors.ts';
import { SubmitCancelled } from '../../../../forms/submission.ts';
import { toasts } from '../../../../ui/toasts.ts';
import { checkNonce, checkReturn, createPendingLogin, storedLogin } from './pending-login.ts';
import { mapProviderError } from './provider-error.ts';
import { ProviderFailure, type ProviderLogin, type RedirectProvider } from './provider.ts';

/** The messages of the specification, section 8. */
const texts = {
  auth0: { starts: msg`Logging in with Auth0`, done: msg`Logged in with Auth0` },
  firebase: { starts: msg`Logging in with Firebase`, done: msg`Logged in with Firebase` },
};
type ProviderId = keyof typeof texts;

/** A login with a provider gets the admin role (the specification, section 6). */
const toSession = (from: ProviderId, { user, ...token }: ProviderLogin): TemplateSession => ({
  ...token,
  user: { ...user, from, role: ['admin'] },
});

function enter(from: ProviderId, login: ProviderLogin) {
  demoSession.write(toSession(from, login));
  toasts.show({ variant: 'success', message: texts[from].done });
}

const createStartNotice = (from: ProviderId) => ({ variant: 'info', message: texts[from].starts }) as const;
const sayStart = (from: ProviderId) => toasts.show(createStartNotice(from));
/** The login is done, or has failed: what says that it is under way goes. */
const withdrawStart = (from: ProviderId) => toasts.withdraw(createStartNotice(from));

/**
 * Logs in, or registers, with our own form.
 * @throws what the form shows: FieldErrors at its fields, or SubmitCancelled if a toast has shown it
 */
export async function logInByForm(call: () => Promise<ProviderLogin>): Promise<void> {
  sayStart('firebase');
  try {
    enter('firebase', await call());
  } catch (error) {
    throw error instanceof ProviderFailure ? toFormError(error) : error;
  } finally {
    withdrawStart('firebase');
  }
}

function toFormError({ code, message: said }: ProviderFailure): Error {
  const { at, message } = mapProviderError(code, said);
  if (at !== 'toast')
    return new FieldErrors([{ type: at, message: typeof message === 'string' ? message : message.id }]);
  toasts.show({ variant: 'error', message });
  return new SubmitCancelled();
}

/** Starts a login on the page of a provider. @returns the address to open */
export async function startRedirect(provider: RedirectProvider, from: string): Promise<string> {
  sayStart('auth0');
  const pending = createPendingLogin(from, Date.now());
  storedLogin.write(pending);
  try {
    return await provider.authorize(pending);
  } catch (error) {
    withdrawStart('auth0');
    throw error;
  }
}

/**
 * Completes a login that returned to /callback.
 * @returns the path of the page on which it was started
 * @throws ProviderFailure if it is not the login that was started, or the provider refuses it
 */
export async function completeRedirect(
  provider: RedirectProvider,
  { code, state }: { code: string; state?: string | undefined },
): Promise<string> {
  withdrawStart('auth0');
  const pending = storedLogin.read();
  checkReturn(pending, state, Date.now());
  storedLogin.remove();
  const { login, nonce } = await provider.exchange(code);
  checkNonce(pending, nonce);
  enter('auth0', login);
  return pending.from;
}
