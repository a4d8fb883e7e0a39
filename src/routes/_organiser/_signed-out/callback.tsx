import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { CallbackPage } from '../../../features/session/CallbackPage.tsx';

const text = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(500)), ''), '');

/** The identity-provider callback. No provider is built in: without an error there is nothing to complete. */
export const Route = createFileRoute('/_organiser/_signed-out/callback')({
  staticData: { title: msg`Login` },
  validateSearch: v.object({ error: text, error_description: text }),
  beforeLoad: ({ search }) => {
    if (!search.error) throw redirect({ to: '/login', replace: true });
  },
  component: Callback,
});

function Callback() {
  const { error, error_description: description } = Route.useSearch();
  return <CallbackPage code={error} description={description} />;
}
