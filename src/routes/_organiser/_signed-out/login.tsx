import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { LoginPage } from '../../../features/session/pages/LoginPage.tsx';
import { useSession } from '../../../features/session/session.ts';
import { useSignIn } from '../../-use-sign-in.ts';

export const Route = createFileRoute('/_organiser/_signed-out/login')({
  staticData: { title: msg`Login` },
  component: Login,
});

function Login() {
  const { session } = Route.useRouteContext();
  const state = useSession(session);
  const onEnter = useSignIn(session);
  const { reason, dropped } = state.status === 'signed-out' ? state : {};
  return <LoginPage reason={reason} dropped={dropped} onEnter={onEnter} />;
}
