import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { LoginPage } from '../../features/template/auth/LoginPage.tsx';
import { useIsGuest } from '../-use-is-guest.ts';

export const Route = createFileRoute('/_organiser/pages/auth/login')({
  staticData: { title: msg`Login demo` },
  component: Login,
});

function Login() {
  return <LoginPage variant={1} isGuest={useIsGuest(Route.useRouteContext())} />;
}
