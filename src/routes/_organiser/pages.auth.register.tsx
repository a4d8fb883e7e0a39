import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { RegisterPage } from '../../features/template/auth/RegisterPage.tsx';

export const Route = createFileRoute('/_organiser/pages/auth/register')({
  staticData: { title: msg`Register demo` },
  component: Register,
});

function Register() {
  return <RegisterPage variant={1} />;
}
