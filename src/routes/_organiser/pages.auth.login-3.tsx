import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AuthPage } from '../../features/template/auth/AuthPage.tsx';

export const Route = createFileRoute('/_organiser/pages/auth/login-3')({
  staticData: { title: msg`Login demo 3` },
  component: () => <AuthPage page="login" variant={3} />,
});
