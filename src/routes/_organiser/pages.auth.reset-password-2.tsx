import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AuthPage } from '../../features/template/auth/AuthPage.tsx';

export const Route = createFileRoute('/_organiser/pages/auth/reset-password-2')({
  staticData: { title: msg`Reset password demo 2` },
  component: () => <AuthPage page="resetPassword" variant={2} />,
});
