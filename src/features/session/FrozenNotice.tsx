import { Button } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import { DoorLayout } from '../../ui/DoorLayout.tsx';

/** Stands in a tab whose user is no longer the browser's: nothing private is behind it. */
export const FrozenNotice = () => (
  <DoorLayout>
    <h1>
      <Trans>Somebody else is signed in now</Trans>
    </h1>
    <p className="lead" role="alert">
      <Trans>Another account was opened in another tab, so this one has stopped.</Trans>
    </p>
    <Button appearance="primary" size="large" onClick={() => location.reload()}>
      <Trans>Continue with that account</Trans>
    </Button>
  </DoorLayout>
);
