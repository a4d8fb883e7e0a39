import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { AuthPage } from './AuthPage.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { addresses, type Variant } from './variants.ts';

interface RegisterPageProps {
  variant: Variant;
}

/** The template's registration: an account without a phone. */
export const RegisterPage = ({ variant }: RegisterPageProps) => (
  <AuthPage
    page="register"
    variant={variant}
    title={<Trans>Create your account</Trans>}
    lead={<Trans>Send your first invitation in minutes.</Trans>}
  >
    <RegisterForm />
    <p>
      <Trans>
        Already have an account? <Link to={addresses.login[variant]}>Log in</Link>
      </Trans>
    </p>
  </AuthPage>
);
