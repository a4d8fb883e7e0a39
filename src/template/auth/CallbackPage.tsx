import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { translate } from '../../ui/toasts/translate.ts';
import { AuthLayout } from '../../ui/auth/AuthLayout.tsx';
import { mapProviderError } from './provider-error.ts';

interface CallbackPageProps {
  /** The provider's code, and its own message. */
  code: string;
  description: string;
}

/** The page to which an identity provider returns after a refused login. */
export function CallbackPage({ code, description }: CallbackPageProps) {
  const { i18n } = useLingui();
  return (
    <AuthLayout>
      <h1>
        <Trans>We could not log you in</Trans>
      </h1>
      <div role="alert">
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody dir="auto">
            {translate(i18n, mapProviderError(code, description).message)}
          </MessageBarBody>
        </MessageBar>
      </div>
      <p>
        <Link to="/login">
          <Trans>Back to login</Trans>
        </Link>
      </p>
    </AuthLayout>
  );
}
