import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AuthPage } from '../../features/template/auth/AuthPage.tsx';
import { resetPasswordSearch } from '../../features/template/auth/schema.ts';

export const Route = createFileRoute('/_organiser/pages/auth/reset-password-2')({
  staticData: { title: msg`Reset password demo 2` },
  validateSearch: resetPasswordSearch,
  component: ResetPassword,
});

function ResetPassword() {
  return <AuthPage page="resetPassword" variant={2} token={Route.useSearch().token} />;
}
