import { msg } from '@lingui/core/macro';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { RegisterPage } from '../../../features/session/RegisterPage.tsx';

export const Route = createFileRoute('/_organiser/_signed-out/register')({
  staticData: { title: msg`Register` },
  component: Register,
});

function Register() {
  const { session } = Route.useRouteContext();
  const router = useRouter();
  return (
    <RegisterPage
      enter={async ({ token, user }) => {
        session.signIn(token, user);
        await router.invalidate();
      }}
    />
  );
}
