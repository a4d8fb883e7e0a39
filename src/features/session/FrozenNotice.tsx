import { Button } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import { AuthLayout } from '../../ui/AuthLayout.tsx';

/** Stands in a tab whose user is no longer the browser's: nothing private is behind it. */
export const FrozenNotice = () => (
  <AuthLayout>
    <h1>
      <Trans>Somebody else is signed in now</Trans>
    </h1>
    <p className="lead" role="alert">
      <Trans>Another account was opened in another tab, so this one has stopped.</Trans>
    </p>
    <Button appearance="primary" size="large" onClick={() => location.reload()}>
      <Trans>Continue with that account</Trans>
    </Button>
  </AuthLayout>
);
