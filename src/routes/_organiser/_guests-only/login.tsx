import { msg } from '@lingui/core/macro';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { LoginPage } from '../../../features/session/LoginPage.tsx';

export const Route = createFileRoute('/_organiser/_guests-only/login')({
  staticData: { title: msg`Login` },
  component: Login,
});

function Login() {
  const { api, session } = Route.useRouteContext();
  const router = useRouter();
  return (
    <LoginPage
      api={api}
      enter={async ({ token, user }) => {
        session.signIn(token, user);
        await router.invalidate();
      }}
    />
  );
}
