import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { RegisterPage } from '../../../features/session/pages/RegisterPage.tsx';
import { useSignIn } from '../../-use-sign-in.ts';

export const Route = createFileRoute('/_organiser/_signed-out/register')({
  staticData: { title: msg`Register` },
  component: Register,
});

function Register() {
  const { session } = Route.useRouteContext();
  const onEnter = useSignIn(session);
  return <RegisterPage onEnter={onEnter} />;
}
