import { Button } from '@fluentui/react-components';
import { Print20Regular } from '@fluentui/react-icons/svg/print';
import { Trans } from '@lingui/react/macro';

export const PrintButton = () => (
  <Button appearance="primary" icon={<Print20Regular />} onClick={() => print()}>
    <Trans>Print</Trans>
  </Button>
);
