import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AuthLayout } from '../../ui/auth/AuthLayout.tsx';
import { ButtonLink } from '../../ui/layout/ButtonLink.tsx';
import { joinClasses } from '../../ui/layout/classes.ts';
import { OpenFrame } from '../../ui/layout/OpenFrame.tsx';
import { SampleNote } from '../SampleNote.tsx';
import { Sprig } from '../../ui/brand/Sprig.tsx';
import { StatePage } from '../../ui/states/StatePage.tsx';
import { type AuthForm, type AuthPageName, authPages, isAuthPage, type Variant } from './auth-pages.ts';
import { ForgotPasswordForm, LoginForm, RegisterForm, ResetPasswordForm, toPage } from './auth-forms.tsx';
import styles from './AuthPage.module.css';

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

interface AuthPageText {
  title: ReactNode;
  lead: ReactNode;
  /** The form that the last line leads to. */
  other: AuthForm;
  question?: ReactNode;
  link: ReactNode;
}

const texts: Record<AuthForm, AuthPageText> = {
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

/** The pages with a form. */
const findPages = (form: AuthForm) =>
  Object.keys(authPages)
    .filter(isAuthPage)
    .filter((name) => authPages[name].form === form);

/** A page of the login area, in one of its variants. Its forms log in only to the demo, never to the product. */
export function AuthPage({ name }: { name: AuthPageName }) {
  const { form, variant } = authPages[name];
  const Layout = layouts[variant];
  const { title, lead, other, question, link } = texts[form];
  /** Another form in this variant. Forms with two variants show the second one instead of a third. */
  const toForm = (to: AuthForm) => toPage(findPages(to)[variant - 1] ?? findPages(to)[1] ?? name);
  return (
    <Layout>
      <h1>{title}</h1>
      <p>{lead}</p>
      {form === 'login' && <LoginForm forgotPassword={toForm('forgotPassword')} />}
      {form === 'register' && <RegisterForm />}
      {form === 'forgotPassword' && <ForgotPasswordForm resetPassword={toForm('resetPassword')} />}
      {form === 'resetPassword' && <ResetPasswordForm />}
      <p>
        {question} <Link {...toForm(other)}>{link}</Link>
      </p>
      <SampleNote looks={findPages(form).map(toPage)}>
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
      <ButtonLink {...toPage('login')} appearance="primary" size="large">
        <Trans>Back to login</Trans>
      </ButtonLink>
    }
  >
    <Trans>This is a demo: no mail was sent.</Trans>
  </StatePage>
);
