import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTemplateApi } from '../../../api/use-api.ts';
import { SchemaFormView } from '../../../forms/SchemaFormView.tsx';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { AuthPage } from './AuthPage.tsx';
import { BackToLogin } from './BackToLogin.tsx';
import { resetPassword } from './mutations.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { Outcome } from './Outcome.tsx';
import { resetPasswordSchema } from './schema.ts';
import { addresses, type Variant } from './variants.ts';

interface ResetPasswordPageProps {
  variant: Variant;
  /** From the link of the mail; without it there is nothing to change. */
  token: string | undefined;
}

/** Asks for a new password, twice, for the account of a mail. */
export function ResetPasswordPage({ variant, token }: ResetPasswordPageProps) {
  return (
    <AuthPage
      page="resetPassword"
      variant={variant}
      title={<Trans>Choose a new password</Trans>}
      lead={<Trans>A short sentence is safer than a word, and easier to remember.</Trans>}
    >
      {token === undefined ? (
        <p>
          <Trans>
            The link in a mail opens this page for your account.{' '}
            <Link to={addresses.forgotPassword[variant]}>Ask for a mail</Link>
          </Trans>
        </p>
      ) : (
        <NewPasswordForm key={token} token={token} />
      )}
      <BackToLogin variant={variant} />
    </AuthPage>
  );
}

function NewPasswordForm({ token }: { token: string }) {
  const { t } = useLingui();
  const templateApi = useTemplateApi();
  const [isChanged, setIsChanged] = useState(false);
  const form = useSchemaForm(resetPasswordSchema, {
    defaultValue: { password: '', passwordConfirm: '' },
    submit: async ({ password }) => {
      setIsChanged(false);
      await resetPassword(templateApi, { token, password });
      setIsChanged(true);
    },
  });
  return (
    <SchemaFormView form={form}>
      <NewPasswordFields fields={form.fields} label={t`New password`} />
      <Outcome>{isChanged && <Trans>Your password is changed. Log in with the new one.</Trans>}</Outcome>
      <SubmitButton form={form}>
        <Trans>Save the new password</Trans>
      </SubmitButton>
    </SchemaFormView>
  );
}
