import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AuthPage } from '../../features/template/auth/AuthPage.tsx';

export const Route = createFileRoute('/_organiser/pages/auth/login')({
  staticData: { title: msg`Login demo` },
  component: () => <AuthPage page="login" variant={1} />,
});
