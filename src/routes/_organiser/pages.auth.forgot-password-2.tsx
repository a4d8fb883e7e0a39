import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordPage } from '../../features/template/auth/ForgotPasswordPage.tsx';

export const Route = createFileRoute('/_organiser/pages/auth/forgot-password-2')({
  staticData: { title: msg`Forgot password demo 2` },
  component: () => <ForgotPasswordPage variant={2} />,
});
