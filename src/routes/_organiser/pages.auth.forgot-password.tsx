import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AuthPage } from '../../features/template/auth/AuthPage.tsx';

export const Route = createFileRoute('/_organiser/pages/auth/forgot-password')({
  staticData: { title: msg`Forgot password demo` },
  component: () => <AuthPage page="forgotPassword" variant={1} />,
});
