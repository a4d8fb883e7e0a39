import { Link } from '@tanstack/react-router';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../api/use-api.ts';
import { SchemaFormView } from '../../forms/SchemaFormView.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import { demoAccounts } from './demo-accounts.ts';
import { describeLoginError } from './login-error.ts';
import { loginMutation, type NewSession } from './mutations.ts';
import { loginSchema } from './schema.ts';

/** Email and password; builds with demo accounts can fill them. */
export function LoginForm({ onEnter }: { onEnter(session: NewSession): Promise<void> }) {
  const { mutateAsync } = useMutation(loginMutation(useApi()));
  const { t } = useLingui();
  const form = useSchemaForm(loginSchema, {
    defaultValue: { email: '', password: '' },
    submit: async (value) => onEnter(await mutateAsync(value)),
    describeError: describeLoginError,
  });
  return (
    <SchemaFormView form={form}>
      <TextField field={form.fields.email} label={t`Email`} type="email" autoComplete="username" dir="ltr" />
      <TextField
        field={form.fields.password}
        label={t`Password`}
        type="password"
        autoComplete="current-password"
        dir="ltr"
      />
      <Link to="/forgotPassword">
        <Trans>Forgot Password ?</Trans>
      </Link>
      <SubmitButton form={form}>
        <Trans>Login</Trans>
      </SubmitButton>
      <DemoAccounts
        accounts={demoAccounts}
        onChoose={({ email, password }) => form.intent.update({ value: { email, password } })}
      />
    </SchemaFormView>
  );
}
