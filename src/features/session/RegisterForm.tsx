import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../api/use-api.ts';
import { SchemaFormView } from '../../forms/SchemaFormView.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { describeRegisterError } from './login-error.ts';
import { signupMutation, type NewSession } from './mutations.ts';
import { registerSchema } from './schema.ts';

const empty = { displayName: '', email: '', phone: '', password: '', passwordConfirm: '' };

export function RegisterForm({ onEnter }: { onEnter(session: NewSession): Promise<void> }) {
  const { mutateAsync } = useMutation(signupMutation(useApi()));
  const { t } = useLingui();
  const form = useSchemaForm(registerSchema, {
    defaultValue: empty,
    submit: async (value) => onEnter(await mutateAsync(value)),
    describeError: describeRegisterError,
  });
  const { displayName, email, phone, password, passwordConfirm } = form.fields;
  return (
    <SchemaFormView form={form}>
      <TextField field={displayName} label={t`Display name`} autoComplete="name" />
      <TextField field={email} label={t`Email`} type="email" autoComplete="email" dir="ltr" />
      <TextField
        field={phone}
        label={t`Phone`}
        hint={t`10 digits`}
        type="tel"
        autoComplete="tel-national"
        dir="ltr"
      />
      <TextField
        field={password}
        label={t`Password`}
        hint={t`At least 8 characters`}
        type="password"
        autoComplete="new-password"
        dir="ltr"
      />
      <TextField
        field={passwordConfirm}
        label={t`Repeat password`}
        type="password"
        autoComplete="new-password"
        dir="ltr"
      />
      <SubmitButton form={form}>
        <Trans>Register</Trans>
      </SubmitButton>
    </SchemaFormView>
  );
}
