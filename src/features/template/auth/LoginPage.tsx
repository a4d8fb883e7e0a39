import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { AuthPage } from './AuthPage.tsx';
import { LoginForm } from './LoginForm.tsx';
import { addresses, type Variant } from './variants.ts';

interface LoginPageProps {
  variant: Variant;
  /** Whether nobody is logged in to the product. */
  isGuest: boolean;
}

/** The template's login, with our API or a provider. */
export const LoginPage = ({ variant, isGuest }: LoginPageProps) => (
  <AuthPage
    page="login"
    variant={variant}
    title={<Trans>Welcome back</Trans>}
    lead={<Trans>Log in to see who is coming.</Trans>}
  >
    <LoginForm variant={variant} isGuest={isGuest} />
    <p>
      <Trans>
        Don’t have an account? <Link to={addresses.register[variant]}>Register</Link>
      </Trans>
    </p>
  </AuthPage>
);
