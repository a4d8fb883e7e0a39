import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AuthLayout } from '../../../ui/page/AuthLayout.tsx';
import { ButtonLink } from '../../../ui/page/ButtonLink.tsx';
import { joinClasses } from '../../../ui/page/classes.ts';
import { OpenFrame } from '../../../ui/page/OpenFrame.tsx';
import { SampleNote } from '../../../ui/brand/SampleNote.tsx';
import { Sprig } from '../../../ui/brand/Sprig.tsx';
import { StatePage } from '../../../ui/page/StatePage.tsx';
import { ForgotPasswordForm, LoginForm, RegisterForm, ResetPasswordForm } from './auth-forms.tsx';
import styles from './AuthPage.module.css';

/** The variant of a page; the number in its address. */
type Variant = 1 | 2 | 3;

/** The form as a card, styled like an invitation. */
const CardLayout = ({ className, children }: { className: string | undefined; children: ReactNode }) => (
  <OpenFrame className={joinClasses(styles.page, className)}>
    <div className={styles.card}>
      <Sprig className={styles.sprig} />
      {children}
    </div>
  </OpenFrame>
);

const layouts: Record<Variant, (props: { children: ReactNode }) => ReactNode> = {
  1: ({ children }) => <CardLayout className={styles.plain}>{children}</CardLayout>,
  2: AuthLayout,
  3: ({ children }) => <CardLayout className={styles.brand}>{children}</CardLayout>,
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

interface AuthPageText {
  title: ReactNode;
  lead: ReactNode;
  /** The page that the last line leads to. */
  other: AuthPageName;
  question?: ReactNode;
  link: ReactNode;
}

const texts: Record<AuthPageName, AuthPageText> = {
  login: {
    title: <Trans>Welcome back</Trans>,
    lead: <Trans>Log in to see who is coming.</Trans>,
    other: 'register',
    question: <Trans>Don’t have an account?</Trans>,
    link: <Trans>Register</Trans>,
  },
  register: {
    title: <Trans>Create your account</Trans>,
    lead: <Trans>Send your first invitation in minutes.</Trans>,
    other: 'login',
    question: <Trans>Already have an account?</Trans>,
    link: <Trans>Log in</Trans>,
  },
  forgotPassword: {
    title: <Trans>Forgot your password?</Trans>,
    lead: <Trans>Tell us the email address of your account.</Trans>,
    other: 'login',
    link: <Trans>Back to login</Trans>,
  },
  resetPassword: {
    title: <Trans>Choose a new password</Trans>,
    lead: <Trans>A short sentence is safer than a word, and easier to remember.</Trans>,
    other: 'login',
    link: <Trans>Back to login</Trans>,
  },
};

/** A page of the login area, in one of its variants. Its forms log in only to the demo, never to the product. */
export function AuthPage({ page, variant }: { page: AuthPageName; variant: Variant }) {
  const Layout = layouts[variant];
  const { title, lead, other, question, link } = texts[page];
  return (
    <Layout>
      <h1>{title}</h1>
      <p>{lead}</p>
      {page === 'login' && <LoginForm forgotPassword={addresses.forgotPassword[variant]} />}
      {page === 'register' && <RegisterForm />}
      {page === 'forgotPassword' && <ForgotPasswordForm resetPassword={addresses.resetPassword[variant]} />}
      {page === 'resetPassword' && <ResetPasswordForm />}
      <p>
        {question} <Link to={addresses[other][variant]}>{link}</Link>
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
