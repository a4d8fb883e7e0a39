import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { RegisterPage } from '../../features/template/auth/RegisterPage.tsx';

export const Route = createFileRoute('/_organiser/pages/auth/register-3')({
  staticData: { title: msg`Register demo 3` },
  component: Register,
});

function Register() {
  return <RegisterPage variant={3} />;
}
