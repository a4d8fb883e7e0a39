import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AuthPage } from '../../features/template/auth/AuthPage.tsx';

export const Route = createFileRoute('/_organiser/pages/auth/register-3')({
  staticData: { title: msg`Register demo 3` },
  component: () => <AuthPage page="register" variant={3} />,
});
