import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AuthPage } from '../../features/template/auth/AuthPage.tsx';

export const Route = createFileRoute('/_organiser/pages/auth/reset-password')({
  staticData: { title: msg`Reset password demo` },
  component: () => <AuthPage page="resetPassword" variant={1} />,
});
