import { msg } from '@lingui/core/macro';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { LoginPage } from '../../../features/session/LoginPage.tsx';
import { useSession } from '../../../features/session/use-session.ts';

export const Route = createFileRoute('/_organiser/_signed-out/login')({
  staticData: { title: msg`Login` },
  component: Login,
});

function Login() {
  const { session } = Route.useRouteContext();
  const state = useSession(session);
  const router = useRouter();
  return (
    <LoginPage
      because={state.status === 'signed-out' ? state.because : undefined}
      enter={async ({ token, user }) => {
        session.signIn(token, user);
        await router.invalidate();
      }}
    />
  );
}
