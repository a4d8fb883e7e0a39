import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { LoginPage } from '../../pages/auth/LoginPage.tsx';

export const Route = createFileRoute('/_organiser/pages/auth/login-3')({
  staticData: { title: msg`Login demo 3` },
  component: Login,
});

function Login() {
  const { demoApi } = Route.useRouteContext();
  return <LoginPage demoApi={demoApi} variant={3} />;
}
