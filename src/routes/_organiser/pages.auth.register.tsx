import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AuthPage } from '../../features/template/auth/AuthPage.tsx';

export const Route = createFileRoute('/_organiser/pages/auth/register')({
  staticData: { title: msg`Register demo` },
  component: () => <AuthPage page="register" variant={1} />,
});
