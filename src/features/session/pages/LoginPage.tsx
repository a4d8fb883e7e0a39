import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useApi } from '../../../api/use-api.ts';
import { Form } from '../../../forms/Form.tsx';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { translate } from '../../../ui/toasts/translate.ts';
import { AuthLayout } from '../../../ui/auth/AuthLayout.tsx';
import styles from './LoginPage.module.css';
import { describeLoginError } from './login-error.ts';
import { login, type NewSession } from '../mutations.ts';
import type { SessionNotice } from '../notices.ts';
import { loginSchema } from '../schema.ts';
import { getRoleName } from './role-name.ts';

interface LoginPageProps {
  /** Starts the session from the server. */
  onEnter(session: NewSession): Promise<void>;
  /** Why the last session ended, unless the person logged out. */
  reason: SessionNotice | undefined;
  /** The changes that were dropped because the session ended. */
  dropped: readonly MessageDescriptor[] | undefined;
}

/** The login page (the specification, sections 2 and 5). */
export const LoginPage = ({ onEnter, reason, dropped }: LoginPageProps) => (
  <AuthLayout>
    <h1>
      <Trans>Welcome back</Trans>
    </h1>
    <p>
      <Trans>Log in to see who is coming.</Trans>
    </p>
    {reason && <Reason {...reason} />}
    {reason && <OfflineReason />}
    {dropped?.map((message) => (
      <Reason key={message.id} variant="warning" message={message} />
    ))}
    <LoginForm onEnter={onEnter} />
    <p>
      <Trans>
        Don’t have an account? <Link to="/register">Register</Link>
      </Trans>
    </p>
  </AuthLayout>
);

/** Notices about the last session: shown only here, until the next login. */
function Reason({ variant, lead, message, detail }: SessionNotice) {
  const { i18n } = useLingui();
  return (
    <MessageBar className={styles.reason ?? ''} intent={variant} layout="multiline" role="alert">
      <MessageBarBody dir="auto">
        {lead && <p>{i18n._(lead)}</p>}
        <p>{translate(i18n, message)}</p>
        {detail && <p>{detail}</p>}
      </MessageBarBody>
    </MessageBar>
  );
}

/** Why check-in, which works without a connection, is closed after a session has ended. */
const OfflineReason = () =>
  navigator.onLine ? null : (
    <Reason
      variant="warning"
      message={msg`You are offline. Log in when you are back online. Your check-ins stay on this device.`}
    />
  );

/** Email and password; builds with demo accounts can fill them. */
function LoginForm({ onEnter }: { onEnter(session: NewSession): Promise<void> }) {
  const api = useApi();
  const { t } = useLingui();
  const form = useForm({
    schema: loginSchema,
    texts: { email: '', password: '' },
    save: async (value) => onEnter(await login(api, value)),
    describeError: describeLoginError,
  });
  return (
    <Form form={form}>
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
      <DemoAccounts onChoose={({ email, password }) => form.intent.update({ value: { email, password } })} />
    </Form>
  );
}

interface DemoAccount {
  email: string;
  password: string;
  role: string;
  name: string;
}

/** The accounts of the mock backend, which vite.config.ts writes into its build; another has none. */
const demoAccounts: DemoAccount[] = JSON.parse(import.meta.env.VITE_DEMO_ACCOUNTS ?? '[]');

/** Demo accounts; a build for a real backend has none, and shows nothing. */
function DemoAccounts({ onChoose }: { onChoose(account: DemoAccount): void }) {
  const { i18n } = useLingui();
  if (demoAccounts.length === 0) return null;
  return (
    <fieldset className={styles.accounts}>
      <legend>
        <Trans>Demo accounts</Trans>
      </legend>
      {demoAccounts.map((account) => (
        <Button key={account.email} onClick={() => onChoose(account)}>
          <span className={styles.who}>
            <bdi>{account.name}</bdi>
            <small>{i18n._(getRoleName([account.role]))}</small>
          </span>
        </Button>
      ))}
    </fieldset>
  );
}
