import { Link } from '@tanstack/react-router';
import { Trans, useLingui } from '@lingui/react/macro';
import { useApi } from '../../../api/use-api.ts';
import { Form } from '../../../forms/Form.tsx';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { AuthLayout } from '../../../ui/auth/AuthLayout.tsx';
import { describeRegisterError } from './login-error.ts';
import { type NewSession, signup } from '../mutations.ts';
import { registerSchema } from '../schema.ts';

interface RegisterPageProps {
  /** Starts the session from the server. */
  onEnter(session: NewSession): Promise<void>;
}

/** The registration page (the specification, sections 2 and 5). */
export const RegisterPage = ({ onEnter }: RegisterPageProps) => (
  <AuthLayout>
    <h1>
      <Trans>Create your account</Trans>
    </h1>
    <p>
      <Trans>Send your first invitation in minutes.</Trans>
    </p>
    <RegisterForm onEnter={onEnter} />
    <p>
      <Trans>
        Already have an account? <Link to="/login">Log in</Link>
      </Trans>
    </p>
  </AuthLayout>
);

const empty = { displayName: '', email: '', phone: '', password: '', passwordConfirm: '' };

function RegisterForm({ onEnter }: { onEnter(session: NewSession): Promise<void> }) {
  const api = useApi();
  const { t } = useLingui();
  const form = useForm({
    schema: registerSchema,
    texts: empty,
    save: async (value) => onEnter(await signup(api, value)),
    describeError: describeRegisterError,
  });
  const { displayName, email, phone, password, passwordConfirm } = form.fields;
  return (
    <Form form={form}>
      <TextField field={displayName} label={t`Display name`} autoComplete="name" />
      <TextField field={email} label={t`Email`} type="email" autoComplete="email" dir="ltr" />
      <TextField
        field={phone}
        label={t`Phone`}
        hint={t`10 digits, without a country code`}
        type="tel"
        autoComplete="tel-national"
        dir="ltr"
      />
      <TextField field={password} label={t`Password`} type="password" autoComplete="new-password" dir="ltr" />
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
    </Form>
  );
}
