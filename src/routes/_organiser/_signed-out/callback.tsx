import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { CallbackPage } from '../../../template/auth/CallbackPage.tsx';

const text = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(500)), ''), '');

/** The identity-provider callback: it tells why a login failed. No provider is connected, so none completes here. */
export const Route = createFileRoute('/_organiser/_signed-out/callback')({
  staticData: { title: msg`Login`, messages: ['template'] },
  validateSearch: v.object({ error: text, error_description: text }),
  beforeLoad: ({ search }) => {
    if (!search.error) throw redirect({ to: '/login', replace: true });
  },
  component: Callback,
});

function Callback() {
  const { error, error_description } = Route.useSearch();
  return <CallbackPage code={error} description={error_description} />;
}
