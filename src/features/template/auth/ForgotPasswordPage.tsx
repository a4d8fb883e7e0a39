import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTemplateApi } from '../../../api/use-api.ts';
import { SchemaFormView } from '../../../forms/SchemaFormView.tsx';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { AuthPage } from './AuthPage.tsx';
import { BackToLogin } from './BackToLogin.tsx';
import { MailList } from './MailList.tsx';
import { requestPasswordReset } from './mutations.ts';
import { Outcome } from './Outcome.tsx';
import { mailsQuery } from './queries.ts';
import { forgotPasswordSchema } from './schema.ts';
import type { Variant } from './variants.ts';

/** Asks for the email address, and shows the mail that the demo sends. */
export function ForgotPasswordPage({ variant }: { variant: Variant }) {
  const { t } = useLingui();
  const templateApi = useTemplateApi();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState(false);
  const form = useSchemaForm(forgotPasswordSchema, {
    defaultValue: { email: '' },
    submit: async ({ email }) => {
      await requestPasswordReset(templateApi, email);
      await queryClient.invalidateQueries(mailsQuery(templateApi));
      setAsked(true);
    },
  });
  return (
    <AuthPage
      page="forgotPassword"
      variant={variant}
      title={<Trans>Forgot your password?</Trans>}
      lead={<Trans>Tell us the email address of your account.</Trans>}
    >
      <SchemaFormView form={form}>
        <TextField
          field={form.fields.email}
          label={t`Email`}
          type="email"
          autoComplete="username"
          dir="ltr"
        />
        <Outcome>
          {asked && (
            <Trans>
              If a demo account has this address, a mail with a link is in the outbox below. No mail leaves
              this page.
            </Trans>
          )}
        </Outcome>
        <SubmitButton form={form}>
          <Trans>Reset password</Trans>
        </SubmitButton>
      </SchemaFormView>
      <MailList variant={variant} />
      <BackToLogin variant={variant} />
    </AuthPage>
  );
}
