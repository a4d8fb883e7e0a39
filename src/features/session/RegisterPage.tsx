import { Link } from '@tanstack/react-router';
import { Trans } from '@lingui/react/macro';
import { AuthLayout } from '../../ui/AuthLayout.tsx';
import type { Entry } from './mutations.ts';
import { RegisterForm } from './RegisterForm.tsx';

interface RegisterPageProps {
  /** Takes over the session that the server gave. */
  enter(entry: Entry): Promise<void>;
}

/** The registration page (the specification, sections 2 and 5). */
export const RegisterPage = ({ enter }: RegisterPageProps) => (
  <AuthLayout>
    <h1>
      <Trans>Create your account</Trans>
    </h1>
    <p className="lead">
      <Trans>The first invitation is a few minutes away.</Trans>
    </p>
    <RegisterForm enter={enter} />
    <p className="switch">
      <Trans>
        Already have an account? <Link to="/login">Login</Link>
      </Trans>
    </p>
  </AuthLayout>
);
