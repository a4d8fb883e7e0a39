import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordPage } from '../../features/template/auth/ResetPasswordPage.tsx';

export const Route = createFileRoute('/_organiser/pages/auth/reset-password-2')({
  staticData: { title: msg`Reset password demo 2` },
  component: () => <ResetPasswordPage variant={2} />,
});
