import { msg } from '@lingui/core/macro';
import { ApiError } from '../../api/errors.ts';
import type { TemplateApi } from '../api/client.ts';
import { demoSession, savedTexts } from '../api/demo-session.ts';
import { NotSubmitted } from '../../forms/errors.ts';
import { toasts } from '../../ui/toasts/toasts.ts';
import { signInToTemplate } from './auth-session.ts';
import { mapProviderError } from './provider-error.ts';

/** The messages of the specification, section 8, and the demo account that each button logs in. */
const providers = {
  firebase: {
    starts: msg`Logging in with Firebase`,
    done: msg`Logged in with Firebase`,
    account: { email: 'filiz@firebase.test', password: 'flame tree' },
  },
  auth0: {
    starts: msg`Logging in with Auth0`,
    done: msg`Logged in with Auth0`,
    account: { email: 'aylin@auth0.test', password: 'zero hour' },
  },
};
export type Provider = keyof typeof providers;

/**
 * Shows what a login with a provider says; no provider is asked. An address such as `weak-password@codes.test` fails
 * with the provider code `auth/weak-password`.
 *
 * To connect a provider, load its SDK here in place of the demo account, pass its codes to `mapProviderError`, and add
 * its hosts to `connect-src`. A login to the product itself needs a call of the API that accepts the provider's token.
 * @throws ApiError as of a refused login, or NotSubmitted where a toast has told the failure
 */
export async function logInByProvider(templateApi: TemplateApi, provider: Provider, email: string) {
  const { starts, done, account } = providers[provider];
  const start = { variant: 'info', message: starts } as const;
  toasts.show(start);
  try {
    const code = /^([\w-]+)@codes\.test$/i.exec(email)?.[1];
    if (code !== undefined) throw toFormError(`auth/${code.toLowerCase()}`);
    demoSession.write(await signInToTemplate(templateApi, account));
    toasts.show({ variant: 'success', message: done });
    toasts.show({ variant: 'success', message: savedTexts[provider] });
  } finally {
    toasts.withdraw(start);
  }
}

function toFormError(code: string): Error {
  const { at, message } = mapProviderError(code);
  if (at !== 'toast') {
    const errors = [{ type: at, message: typeof message === 'string' ? message : message.id }];
    return new ApiError({ status: 401, method: 'POST', path: '/api/auth' }, { errors });
  }
  toasts.show({ variant: 'error', message });
  return new NotSubmitted();
}
