import { Button } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { getRoleName } from './role-name.ts';
import styles from './DemoAccounts.module.css';

const accountSchema = v.object({
  email: v.string(),
  password: v.string(),
  role: v.fallback(v.string(), ''),
  name: v.fallback(v.string(), ''),
});
type DemoAccount = v.InferOutput<typeof accountSchema>;

const accounts = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(accountSchema)), []);

/** The accounts of the mock backend for the login page; a production build includes none. */
const demoAccounts: DemoAccount[] = v.parse(accounts, import.meta.env.VITE_DEMO_ACCOUNTS ?? '[]');

/** Demo accounts; a build for a real backend has none, and shows nothing. */
export function DemoAccounts({ onChoose }: { onChoose(account: DemoAccount): void }) {
  const { i18n } = useLingui();
  if (demoAccounts.length === 0) return null;
  return (
    <fieldset className={styles.accounts}>
      <legend>
        <Trans>Demo accounts</Trans>
      </legend>
      {demoAccounts.map((account) => (
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
