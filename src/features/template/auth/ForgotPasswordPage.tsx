import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { SchemaFormView } from '../../../forms/SchemaFormView.tsx';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { AuthPage } from './AuthPage.tsx';
import { Outcome } from './Outcome.tsx';
import { forgotPasswordSchema } from './schema.ts';
import { addresses, type Variant } from './variants.ts';

/** Asks for the email address. No call exists for a reset, and the page says so. */
export function ForgotPasswordPage({ variant }: { variant: Variant }) {
  const { t } = useLingui();
  const [asked, setAsked] = useState(false);
  const form = useSchemaForm(forgotPasswordSchema, {
    defaultValue: { email: '' },
    submit: async () => setAsked(true),
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
              This is a demo, so nothing was sent. A mail would lead to{' '}
              <Link to={addresses.resetPassword[variant]}>the page for a new password</Link>.
            </Trans>
          )}
        </Outcome>
        <SubmitButton form={form}>
          <Trans>Reset password</Trans>
        </SubmitButton>
      </SchemaFormView>
      <p>
        <Link to={addresses.login[variant]}>
          <Trans>Back to login</Trans>
        </Link>
      </p>
    </AuthPage>
  );
}
