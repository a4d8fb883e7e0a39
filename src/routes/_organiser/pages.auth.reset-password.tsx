import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AuthPage } from '../../features/template/auth/AuthPage.tsx';
import { resetPasswordSearch } from '../../features/template/auth/schema.ts';

export const Route = createFileRoute('/_organiser/pages/auth/reset-password')({
  staticData: { title: msg`Reset password demo` },
  validateSearch: resetPasswordSearch,
  component: ResetPassword,
});

function ResetPassword() {
  return <AuthPage page="resetPassword" variant={1} token={Route.useSearch().token} />;
}
