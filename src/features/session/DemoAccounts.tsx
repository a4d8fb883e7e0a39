import { Button } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import type { DemoAccount } from './demo-accounts.ts';
import { getRoleName } from './role-name.ts';
import styles from './DemoAccounts.module.css';

interface DemoAccountsProps {
  accounts: readonly DemoAccount[];
  onChoose(account: DemoAccount): void;
}

/** Demo accounts; a build for a real backend has none, and shows nothing. */
export function DemoAccounts({ accounts, onChoose }: DemoAccountsProps) {
  const { i18n } = useLingui();
  if (accounts.length === 0) return null;
  return (
    <fieldset className={styles.accounts}>
      <legend>
        <Trans>Demo accounts</Trans>
      </legend>
      {accounts.map((account) => (
        <Button key={account.email} onClick={() => onChoose(account)}>
          <span className={styles.who}>
            <bdi>{account.name || account.email}</bdi>
            <small>{i18n._(getRoleName([account.role]))}</small>
          </span>
        </Button>
      ))}
    </fieldset>
  );
}
