import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { say } from '../../../../ui/say.ts';
import { AuthLayout } from '../../../../ui/AuthLayout.tsx';
import styles from './CallbackPage.module.css';
import { providerError } from './provider-error.ts';

interface CallbackPageProps {
  /** The provider's code, and its own words about it. */
  code: string;
  description: string;
}

/** Where an identity provider sends people back to when it did not let them in. */
export function CallbackPage({ code, description }: CallbackPageProps) {
  const { i18n } = useLingui();
  return (
    <AuthLayout>
      <h1>
        <Trans>We could not log you in</Trans>
      </h1>
      <div className={styles.refusal} role="alert">
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody dir="auto">{say(i18n, providerError(code, description).message)}</MessageBarBody>
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
