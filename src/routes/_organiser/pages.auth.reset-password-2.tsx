import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordPage } from '../../features/template/auth/ResetPasswordPage.tsx';
import { resetPasswordSearch } from '../../features/template/auth/schema.ts';

export const Route = createFileRoute('/_organiser/pages/auth/reset-password-2')({
  staticData: { title: msg`Reset password demo 2` },
  validateSearch: resetPasswordSearch,
  component: ResetPassword,
});

function ResetPassword() {
  return <ResetPasswordPage variant={2} token={Route.useSearch().token} />;
}
