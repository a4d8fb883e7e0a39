import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { DemoApi } from '../../api/demo-client.ts';
import { AuthPage } from './AuthPage.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { addresses, type Variant } from './variants.ts';

interface RegisterPageProps {
  demoApi: DemoApi;
  variant: Variant;
}

/** The template's registration: an account without a phone. */
export const RegisterPage = ({ demoApi, variant }: RegisterPageProps) => (
  <AuthPage
    page="register"
    variant={variant}
    title={<Trans>Create your account</Trans>}
    lead={<Trans>The first invitation is a few minutes away.</Trans>}
  >
    <RegisterForm demoApi={demoApi} />
    <p className="switch">
      <Trans>
        Already have an account? <Link to={addresses.login[variant]}>Login</Link>
      </Trans>
    </p>
  </AuthPage>
);
