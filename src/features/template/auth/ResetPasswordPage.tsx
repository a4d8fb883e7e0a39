import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { SchemaFormView } from '../../../forms/SchemaFormView.tsx';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { AuthPage } from './AuthPage.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { Outcome } from './Outcome.tsx';
import { resetPasswordSchema } from './schema.ts';
import { addresses, type Variant } from './variants.ts';

/** Takes a new password, twice. No call exists to save it, and the page says so. */
export function ResetPasswordPage({ variant }: { variant: Variant }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(false);
  const form = useSchemaForm(resetPasswordSchema, {
    defaultValue: { password: '', passwordConfirm: '' },
    submit: async () => setChosen(true),
  });
  return (
    <AuthPage
      page="resetPassword"
      variant={variant}
      title={<Trans>Choose a new password</Trans>}
      lead={<Trans>A short sentence is safer than a word, and easier to remember.</Trans>}
    >
      <SchemaFormView form={form}>
        <NewPasswordFields fields={form.fields} label={t`New password`} />
        <Outcome>
          {chosen && (
            <Trans>This is a demo, so no password was changed. What you typed has not left this page.</Trans>
          )}
        </Outcome>
        <SubmitButton form={form}>
          <Trans>Save the new password</Trans>
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
