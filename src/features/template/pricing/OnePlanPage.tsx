import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { FeatureList } from './FeatureList.tsx';
import { PeriodSwitch } from './PeriodSwitch.tsx';
import { wedding as plan } from './plans.ts';
import { Price } from './Price.tsx';
import { PricingFrame } from './PricingFrame.tsx';
import { type Period, getSaving } from './price.ts';
import styles from './OnePlanPage.module.css';

interface OnePlanPageProps {
  period: Period;
  onChoose(period: Period): void;
}

/** One plan for everybody, paid by the month or by the year. */
export function OnePlanPage({ period, onChoose }: OnePlanPageProps) {
  const { i18n } = useLingui();
  const saving = i18n.number(getSaving(plan), {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  });
  return (
    <PricingFrame
      title={<Trans>One plan with everything included</Trans>}
      lead={<Trans>No small print: one price for the whole celebration.</Trans>}
    >
      <div className={styles.plan}>
        <section className={styles.offer} aria-labelledby="plan-name">
          <h2 id="plan-name">{i18n._(plan.name)}</h2>
          <p>{i18n._(plan.summary)}</p>
          <PeriodSwitch period={period} onChoose={onChoose} />
          <div aria-live="polite" aria-atomic>
            <Price plan={plan} period={period} />
            <p className={styles.saving}>
              {period === 'yearly' ? (
                <Trans>Two months are free: you save {saving}.</Trans>
              ) : (
                <Trans>Billed monthly. Cancel any time.</Trans>
              )}
            </p>
          </div>
          <ButtonLink to="/register" size="large" className={styles.choose ?? ''}>
            <Trans>Choose {i18n._(plan.name)}</Trans>
          </ButtonLink>
        </section>
        <section aria-labelledby="plan-holds">
          <h2 id="plan-holds">
            <Trans>What is included</Trans>
          </h2>
          <FeatureList plan={plan} />
        </section>
      </div>
    </PricingFrame>
  );
}
