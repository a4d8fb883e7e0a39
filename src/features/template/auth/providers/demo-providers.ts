import { ApiError, UnreadableResponse } from '../../../../api/errors.ts';
import type { TemplateApi } from '../../../../api/template-client.ts';
import { ProviderFailure, type Providers } from './provider.ts';

/** Providers played by the demo's API, without an SDK or an external account. */
export const createDemoProviders = (templateApi: TemplateApi): Providers => ({
  firebase: {
    logIn: (body) => unwrapResponse(templateApi.POST('/api/auth/firebase', { body })),
    register: (body) => unwrapResponse(templateApi.POST('/api/auth/firebase/register', { body })),
  },
  auth0: {
    async authorize({ state, nonce }) {
      const { code } = await unwrapResponse(
        templateApi.POST('/api/auth/auth0/authorize', { body: { nonce } }),
      );
      return `/callback?${new URLSearchParams({ code, state }).toString()}`;
    },
    async exchange(code) {
      const { session, nonce } = await unwrapResponse(
        templateApi.POST('/api/auth/auth0/token', { body: { code } }),
      );
      return { login: session, nonce };
    },
  },
});

/** @throws ProviderFailure if the API returned a provider's code */
async function unwrapResponse<T>(call: Promise<{ data?: T }>): Promise<T> {
  try {
    const { data } = await call;
    if (data === undefined) throw new UnreadableResponse();
    return data;
  } catch (error) {
    const code = error instanceof ApiError && error.errors.find(({ type }) => type === 'code')?.message;
    throw code ? new ProviderFailure(code, error.message) : error;
  }
}
