import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { LoginPage } from '../../features/template/auth/LoginPage.tsx';
import { useIsGuest } from '../-use-is-guest.ts';

export const Route = createFileRoute('/_organiser/pages/auth/login-2')({
  staticData: { title: msg`Login demo 2` },
  component: Login,
});

function Login() {
  return <LoginPage variant={2} isGuest={useIsGuest(Route.useRouteContext())} />;
}
