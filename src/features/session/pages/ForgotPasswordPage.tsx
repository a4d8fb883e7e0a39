import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { AuthLayout } from '../../../ui/auth/AuthLayout.tsx';

/** Says where a new password comes from: the backend has no call for a reset. */
export const ForgotPasswordPage = () => (
  <AuthLayout>
    <h1>
      <Trans>Forgot your password?</Trans>
    </h1>
    <p>
      <Trans>Ask your administrator for a new password. You cannot reset it here yet.</Trans>
    </p>
    <p>
      <Link to="/login">
        <Trans>Back to login</Trans>
      </Link>
    </p>
  </AuthLayout>
);
