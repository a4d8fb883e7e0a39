import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { AuthPage } from './AuthPage.tsx';
import { LoginForm } from './LoginForm.tsx';
import { addresses, type Variant } from './variants.ts';

interface LoginPageProps {
  variant: Variant;
}

/** The template's login: an email address and any password. */
export const LoginPage = ({ variant }: LoginPageProps) => (
  <AuthPage
    page="login"
    variant={variant}
    title={<Trans>Welcome back</Trans>}
    lead={<Trans>Login to see who is coming.</Trans>}
  >
    <LoginForm variant={variant} />
    <p>
      <Trans>
        Don't have an account? <Link to={addresses.register[variant]}>Register</Link>
      </Trans>
    </p>
  </AuthPage>
);
