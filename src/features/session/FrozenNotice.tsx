import { Button } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import { AuthLayout } from '../../ui/AuthLayout.tsx';

/** Stands in a tab whose user is no longer the browser's: nothing private is behind it. */
export const FrozenNotice = () => (
  <AuthLayout>
    <h1>
      <Trans>You are logged in with another account</Trans>
    </h1>
    <p role="alert">
      <Trans>A different account logged in from another tab, so this tab is paused.</Trans>
    </p>
    <Button appearance="primary" size="large" onClick={() => location.reload()}>
      <Trans>Switch to that account</Trans>
    </Button>
  </AuthLayout>
);
