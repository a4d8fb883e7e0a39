import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordPage } from '../../features/session/pages/ForgotPasswordPage.tsx';

export const Route = createFileRoute('/_organiser/forgotPassword')({
  staticData: { title: msg`Forgot password` },
  component: ForgotPasswordPage,
});
