import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, useRef, useSyncExternalStore } from 'react';
import { useTemplateApi } from '../api/use-template-api.ts';
import type { TemplateSession } from '../api/template.gen.ts';
import { demoSession } from '../api/demo-session.ts';
import { Form } from '../../forms/Form.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useForm } from '../../forms/use-form.ts';
import { ForeignText } from '../../ui/text/ForeignText.tsx';
import { translate } from '../../ui/toasts/translate.ts';
import { describeWriteError } from '../../ui/toasts/write-error.ts';
import { registerInTemplate, renewTemplateToken, signInToTemplate, templateUser } from './auth-session.ts';
import type { AuthPageName } from './auth-pages.ts';
import styles from './AuthPage.module.css';
import { logInByProvider, type Provider } from './provider-login.ts';
import {
  forgotPasswordSchema,
  providerLoginSchema,
  registerWithoutPhoneSchema,
  resetPasswordSchema,
} from './schema.ts';

type Field = ComponentProps<typeof TextField>['field'];

/** A link to a page of the login area. */
export const toPage = (page: AuthPageName) => ({ to: '/pages/auth/$page', params: { page } }) as const;
type PageLink = ReturnType<typeof toPage>;

function EmailField({ field, autoComplete }: { field: Field; autoComplete: 'username' | 'email' }) {
  const { t } = useLingui();
  return <TextField field={field} label={t`Email`} type="email" autoComplete={autoComplete} dir="ltr" />;
}

/** Logs in, with our API or as a provider would. */
export function LoginForm({ forgotPassword }: { forgotPassword: PageLink }) {
  const templateApi = useTemplateApi();
  const { t } = useLingui();
  const provider = useRef<Provider>(undefined);
  const form = useForm({
    schema: providerLoginSchema,
    texts: { email: '', password: '' },
    save: async (value) => {
      const chosen = provider.current;
      provider.current = undefined;
      demoSession.remove();
      if (chosen) await logInByProvider(templateApi, chosen, value.email);
      else demoSession.write(await signInToTemplate(templateApi, value));
    },
  });
  const { email, password } = templateUser;
  const providerButton = (chosen: Provider, text: ReactNode) => (
    <Button
      type="submit"
      size="large"
      disabled={!form.ready}
      disabledFocusable={form.busy}
      onClick={() => (provider.current = chosen)}
    >
      {text}
    </Button>
  );
  return (
    <Form form={form}>
      <EmailField field={form.fields.email} autoComplete="username" />
      <TextField
        field={form.fields.password}
        label={t`Password`}
        type="password"
        autoComplete="current-password"
        dir="ltr"
      />
      <Link {...forgotPassword}>
        <Trans>Forgot Password ?</Trans>
      </Link>
      <SignedInNote />
      <SubmitButton form={form}>
        <Trans>Login</Trans>
      </SubmitButton>
      <Button size="large" onClick={() => form.intent.update({ value: { email, password } })}>
        <Trans>Use the demo account</Trans>
      </Button>
      {providerButton('firebase', <Trans>Log in with Firebase</Trans>)}
      {providerButton('auth0', <Trans>Log in with Auth0</Trans>)}
    </Form>
  );
}

/** Creates an account of the demo, without a phone. It exists only in this browser. */
export function RegisterForm() {
  const templateApi = useTemplateApi();
  const { t } = useLingui();
  const form = useForm({
    schema: registerWithoutPhoneSchema,
    texts: { displayName: '', email: '', password: '', passwordConfirm: '' },
    save: async ({ displayName, email, password }) => {
      demoSession.remove();
      demoSession.write(await registerInTemplate(templateApi, { displayName, email, password }));
    },
  });
  return (
    <Form form={form}>
      <TextField field={form.fields.displayName} label={t`Display name`} autoComplete="name" />
      <EmailField field={form.fields.email} autoComplete="email" />
      <NewPasswordFields fields={form.fields} label={t`Password`} />
      <SignedInNote />
      <SubmitButton form={form}>
        <Trans>Register</Trans>
      </SubmitButton>
    </Form>
  );
}

/** Asks for the email address of an account. No mail is sent, and the page says so. */
export function ForgotPasswordForm({ resetPassword }: { resetPassword: PageLink }) {
  const form = useForm({
    schema: forgotPasswordSchema,
    texts: { email: '' },
    save: async () => {},
  });
  return (
    <Form form={form}>
      <EmailField field={form.fields.email} autoComplete="username" />
      <Outcome>
        {form.saved && (
          <>
            <Trans>This is a demo: no mail was sent.</Trans>{' '}
            <Link {...resetPassword}>
              <Trans>Choose a new password</Trans>
            </Link>
          </>
        )}
      </Outcome>
      <SubmitButton form={form}>
        <Trans>Reset password</Trans>
      </SubmitButton>
    </Form>
  );
}

/** Asks for a new password, twice. No account has it afterwards, and the page says so. */
export function ResetPasswordForm() {
  const { t } = useLingui();
  const form = useForm({
    schema: resetPasswordSchema,
    texts: { password: '', passwordConfirm: '' },
    save: async () => {},
  });
  return (
    <Form form={form}>
      <NewPasswordFields fields={form.fields} label={t`New password`} />
      <Outcome>{form.saved && <Trans>This is a demo: no password was changed.</Trans>}</Outcome>
      <SubmitButton form={form}>
        <Trans>Save the new password</Trans>
      </SubmitButton>
    </Form>
  );
}

interface NewPasswordFieldsProps {
  fields: { password: Field; passwordConfirm: Field };
  label: string;
}

/** A new password, which is typed twice. */
function NewPasswordFields({ fields, label }: NewPasswordFieldsProps) {
  const { t } = useLingui();
  const rest = { type: 'password', autoComplete: 'new-password', dir: 'ltr' } as const;
  return (
    <>
      <TextField field={fields.password} label={label} hint={t`At least 8 characters`} {...rest} />
      <TextField field={fields.passwordConfirm} label={t`Repeat password`} {...rest} />
    </>
  );
}

/** The result of a form: announced at once, and shown above its button. */
const Outcome = ({ children }: { children: ReactNode }) => (
  <div role="status" className={styles.outcome}>
    {children && (
      <MessageBar intent="info" layout="multiline">
        <MessageBarBody>{children}</MessageBarBody>
      </MessageBar>
    )}
  </div>
);

/** Who is logged in to the demo. It is announced at once, and the focus does not move. */
function SignedInNote() {
  const session = useSyncExternalStore(demoSession.subscribe, demoSession.getSnapshot);
  return (
    <div role="status" className={styles.outcome}>
      {session && <SignedIn key={session.user.id} session={session} />}
    </div>
  );
}

function SignedIn({ session: { user, accessToken, expiresAt } }: { session: TemplateSession }) {
  const templateApi = useTemplateApi();
  const { i18n } = useLingui();
  const renewal = useMutation({
    mutationFn: async () => demoSession.write(await renewTemplateToken(templateApi, accessToken)),
  });
  const until = i18n.date(expiresAt, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <MessageBar intent={renewal.error ? 'error' : 'success'} layout="multiline">
      <MessageBarBody dir="auto">
        {renewal.error ? (
          translate(i18n, describeWriteError(renewal.error))
        ) : (
          <Trans>
            This is a demo: <ForeignText text={user.displayName} /> is signed in here until {until}, and
            nowhere else.
          </Trans>
        )}
      </MessageBarBody>
      <MessageBarActions>
        <Button size="small" onClick={() => renewal.mutate()}>
          <Trans>Extend the session</Trans>
        </Button>
        <Button
          size="small"
          onClick={({ currentTarget }) => {
            // The button is removed with the note, so the focus would be lost.
            currentTarget.closest('form')?.querySelector('input')?.focus();
            demoSession.remove();
          }}
        >
          <Trans>Log out of the demo</Trans>
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
