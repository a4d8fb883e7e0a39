import { Trans, useLingui } from '@lingui/react/macro';
import type { Plan } from './plans.ts';
import { type Period, getPrice } from './price.ts';
import styles from './Price.module.css';

interface PriceProps {
  plan: Plan;
  period: Period;
}

/** A price in euros in the page's language, with its period. */
export function Price({ plan, period }: PriceProps) {
  const { i18n } = useLingui();
  return (
    <p className={styles.price}>
      <b>
        {i18n.number(getPrice(plan, period), {
          style: 'currency',
          currency: 'EUR',
          maximumFractionDigits: 0,
        })}
      </b>{' '}
      <span>{period === 'monthly' ? <Trans>a month</Trans> : <Trans>a year</Trans>}</span>
    </p>
  );
}
