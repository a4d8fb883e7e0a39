import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { CallbackPage } from '../../../features/template/auth/providers/CallbackPage.tsx';
import { createDemoProviders } from '../../../features/template/auth/providers/demo-providers.ts';
import { completeRedirect } from '../../../features/template/auth/providers/provider-login.ts';
import { ProviderFailure } from '../../../features/template/auth/providers/provider.ts';
import { Splash } from '../../../ui/Splash.tsx';

const text = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(500)), ''), '');
const secret = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(2_000))), undefined);

/** The identity-provider callback: it completes a login that was started here, or says why it failed. */
export const Route = createFileRoute('/_organiser/_signed-out/callback')({
  staticData: { title: msg`Login` },
  validateSearch: v.object({ error: text, error_description: text, code: secret, state: secret }),
  beforeLoad: ({ search }) => {
    if (!search.error && !search.code) throw redirect({ to: '/login', replace: true });
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { templateApi }, deps: { error, error_description, code, state } }) => {
    if (error || !code) return { code: error, description: error_description };
    const { auth0 } = createDemoProviders(templateApi);
    const from = await completeRedirect(auth0, { code, state }).catch(toFailure);
    if (from instanceof ProviderFailure) return { code: from.code, description: from.message };
    throw redirect({ href: from, replace: true });
  },
  component: Callback,
  pendingComponent: Splash,
});

/** After any failure there is a link back to the login. */
const toFailure = (error: unknown) => (error instanceof ProviderFailure ? error : new ProviderFailure(''));

function Callback() {
  return <CallbackPage {...Route.useLoaderData()} />;
}
