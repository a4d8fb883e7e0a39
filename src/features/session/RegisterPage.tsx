import { Link } from '@tanstack/react-router';
import { Trans } from '@lingui/react/macro';
import { AuthLayout } from '../../ui/AuthLayout.tsx';
import type { NewSession } from './mutations.ts';
import { RegisterForm } from './RegisterForm.tsx';

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
