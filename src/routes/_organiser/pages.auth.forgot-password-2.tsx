import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordPage } from '../../features/template/auth/ForgotPasswordPage.tsx';
import { mailsQuery } from '../../features/template/auth/queries.ts';

export const Route = createFileRoute('/_organiser/pages/auth/forgot-password-2')({
  staticData: { title: msg`Forgot password demo 2` },
  loader: ({ context: { templateApi, queryClient } }) => queryClient.ensureQueryData(mailsQuery(templateApi)),
  component: () => <ForgotPasswordPage variant={2} />,
});
