import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { LoginPage } from '../../features/template/auth/LoginPage.tsx';
import { useIsGuest } from '../-use-is-guest.ts';

export const Route = createFileRoute('/_organiser/pages/auth/login-3')({
  staticData: { title: msg`Login demo 3` },
  component: Login,
});

function Login() {
  return <LoginPage variant={3} isGuest={useIsGuest(Route.useRouteContext())} />;
}
