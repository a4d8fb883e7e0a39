import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { MailConfirmPage } from '../../template/auth/AuthPage.tsx';

export const Route = createFileRoute('/_organiser/pages/auth/mail-confirm')({
  staticData: { title: msg`Confirm your email address`, inSearch: true, template: 'login' },
  component: MailConfirmPage,
});
