import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AuthLayout } from '../../../ui/AuthLayout.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { OpenFrame } from '../../../ui/OpenFrame.tsx';
import { SampleNote } from '../../../ui/SampleNote.tsx';
import { Sprig } from '../../../ui/Sprig.tsx';
import { StatePage } from '../../../ui/StatePage.tsx';
import { ForgotPasswordForm, LoginForm, RegisterForm, ResetPasswordForm } from './auth-forms.tsx';
import styles from './AuthPage.module.css';

/** The variant of a page; the number in its address. */
type Variant = 1 | 2 | 3;

const layouts: Record<Variant, (props: { children: ReactNode }) => ReactNode> = {
  /** The form as a card on a plain background, styled like an invitation. */
  1: ({ children }) => (
    <OpenFrame className={styles.page}>
      <div className={styles.card}>
        <Sprig className={styles.sprig} />
        {children}
      </div>
    </OpenFrame>
  ),
  2: AuthLayout,
  /** The brand at full width: its slogan in large letters, and the form on a panel beside it. */
  3: ({ children }) => (
    <OpenFrame className={styles.poster}>
      <div className={styles.promise} aria-hidden>
        <Sprig className={styles.sprig} />
        <p>
          <Trans>Every invitation, and every answer, in one place.</Trans>
        </p>
      </div>
      <div className={styles.sheet}>{children}</div>
    </OpenFrame>
  ),
};

/** Where each page is in each variant. Pages with two variants show the second one instead of a third. */
const addresses = {
  login: { 1: '/pages/auth/login', 2: '/pages/auth/login-2', 3: '/pages/auth/login-3' },
  register: { 1: '/pages/auth/register', 2: '/pages/auth/register-2', 3: '/pages/auth/register-3' },
  forgotPassword: {
    1: '/pages/auth/forgot-password',
    2: '/pages/auth/forgot-password-2',
    3: '/pages/auth/forgot-password-2',
  },
  resetPassword: {
    1: '/pages/auth/reset-password',
    2: '/pages/auth/reset-password-2',
    3: '/pages/auth/reset-password-2',
  },
} as const;

type AuthPageName = keyof typeof addresses;

const titles: Record<AuthPageName, { title: ReactNode; lead: ReactNode }> = {
  login: { title: <Trans>Welcome back</Trans>, lead: <Trans>Log in to see who is coming.</Trans> },
  register: {
    title: <Trans>Create your account</Trans>,
    lead: <Trans>Send your first invitation in minutes.</Trans>,
  },
  forgotPassword: {
    title: <Trans>Forgot your password?</Trans>,
    lead: <Trans>Tell us the email address of your account.</Trans>,
  },
  resetPassword: {
    title: <Trans>Choose a new password</Trans>,
    lead: <Trans>A short sentence is safer than a word, and easier to remember.</Trans>,
  },
};

interface AuthPageProps {
  page: AuthPageName;
  variant: Variant;
  /** From the link of a mail, for a new password. */
  token?: string | undefined;
}

/** A page of the login area, in one of its variants. Its forms log in only to the demo, never to the product. */
export function AuthPage({ page, variant, token }: AuthPageProps) {
  const Layout = layouts[variant];
  const backToLogin = (
    <Link to={addresses.login[variant]}>
      <Trans>Back to login</Trans>
    </Link>
  );
  return (
    <Layout>
      <h1>{titles[page].title}</h1>
      <p>{titles[page].lead}</p>
      {page === 'login' && <LoginForm forgotPassword={addresses.forgotPassword[variant]} />}
      {page === 'register' && <RegisterForm />}
      {page === 'forgotPassword' && <ForgotPasswordForm resetPassword={addresses.resetPassword[variant]} />}
      {page === 'resetPassword' && token !== undefined && <ResetPasswordForm key={token} token={token} />}
      {page === 'resetPassword' && token === undefined && (
        <p>
          <Trans>
            The link in a mail opens this page for your account.{' '}
            <Link to={addresses.forgotPassword[variant]}>Ask for a mail</Link>
          </Trans>
        </p>
      )}
      <p>
        {page === 'login' ? (
          <Trans>
            Don’t have an account? <Link to={addresses.register[variant]}>Register</Link>
          </Trans>
        ) : page === 'register' ? (
          <Trans>
            Already have an account? <Link to={addresses.login[variant]}>Log in</Link>
          </Trans>
        ) : (
          backToLogin
        )}
      </p>
      <SampleNote looks={[...new Set(Object.values(addresses[page]))]}>
        <Trans>A demo page: it does not touch your own account.</Trans>
      </SampleNote>
    </Layout>
  );
}

/** The page after a registration that must be confirmed by mail. Nothing sends mail here, and the page says so. */
export const MailConfirmPage = () => (
  <StatePage
    seal={<CheckmarkRegular />}
    letter={<Sprig />}
    title={<Trans>Confirm your email address</Trans>}
    actions={
      <ButtonLink to={addresses.login[1]} appearance="primary" size="large">
        <Trans>Back to login</Trans>
      </ButtonLink>
    }
  >
    <Trans>This is a demo: no mail was sent.</Trans>
  </StatePage>
);
