import { Trans } from '@lingui/react/macro';
import type { Period } from './price.ts';
import styles from './PeriodSwitch.module.css';

interface PeriodSwitchProps {
  period: Period;
  onChoose(period: Period): void;
}

/** Monthly or yearly: two native radio buttons that look like a switch. */
export function PeriodSwitch({ period, onChoose }: PeriodSwitchProps) {
  const radio = (value: Period) => (
    <input
      type="radio"
      name="period"
      value={value}
      checked={period === value}
      onChange={() => onChoose(value)}
    />
  );
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">
        <Trans>Billing period</Trans>
      </legend>
      <label>
        {radio('monthly')}
        <Trans>Monthly</Trans>
      </label>
      <label>
        {radio('yearly')}
        <Trans>Yearly</Trans>
      </label>
    </fieldset>
  );
}
