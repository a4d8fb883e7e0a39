import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { SchemaFormView } from '../../forms/SchemaFormView.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { AuthLayout } from '../../ui/AuthLayout.tsx';
import { forgotPasswordSchema } from './schema.ts';

/** Asks for the email address, and says that the backend has no call for a reset. */
export function ForgotPasswordPage() {
  const { t } = useLingui();
  const [asked, setAsked] = useState(false);
  const form = useSchemaForm(forgotPasswordSchema, {
    defaultValue: { email: '' },
    submit: async () => setAsked(true),
  });
  return (
    <AuthLayout>
      <h1>
        <Trans>Forgot your password?</Trans>
      </h1>
      <p>
        <Trans>Enter the email address of your account.</Trans>
      </p>
      <SchemaFormView form={form}>
        <TextField
          field={form.fields.email}
          label={t`Email`}
          type="email"
          autoComplete="username"
          dir="ltr"
        />
        <div role="status">
          {asked && (
            <MessageBar intent="warning" layout="multiline">
              <MessageBarBody>
                <Trans>Password reset is not available yet. Ask your administrator for a new password.</Trans>
              </MessageBarBody>
            </MessageBar>
          )}
        </div>
        <SubmitButton form={form}>
          <Trans>Reset password</Trans>
        </SubmitButton>
      </SchemaFormView>
      <p>
        <Link to="/login">
          <Trans>Back to login</Trans>
        </Link>
      </p>
    </AuthLayout>
  );
}
