import { Button } from '@fluentui/react-components';
import { Print20Regular } from '@fluentui/react-icons/svg/print';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './InvoiceBar.module.css';

/** The actions of the sheet below it. */
export const InvoiceBar = ({ children }: { children?: ReactNode }) => (
  <div className={styles.bar}>
    {children}
    <Button appearance="primary" icon={<Print20Regular />} onClick={() => print()}>
      <Trans>Print</Trans>
    </Button>
  </div>
);
