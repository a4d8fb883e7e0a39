import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { FeatureList } from './FeatureList.tsx';
import { wedding, type Plan, plans } from './plans.ts';
import { Price } from './Price.tsx';
import { PricingFrame } from './PricingFrame.tsx';
import { joinClasses } from '../../../ui/classes.ts';
import styles from './PlanCardsPage.module.css';

/** The plans as three cards, side by side. */
export const PlanCardsPage = () => (
  <PricingFrame
    title={<Trans>A plan for every event</Trans>}
    lead={<Trans>Start for free. Pay as your guest list grows.</Trans>}
  >
    <div className={styles.cards}>
      {plans.map((plan) => (
        <PlanCard key={plan.id} plan={plan} />
      ))}
    </div>
  </PricingFrame>
);

function PlanCard({ plan }: { plan: Plan }) {
  const { i18n } = useLingui();
  const isFavourite = plan === wedding;
  return (
    <section
      className={joinClasses(styles.card, isFavourite && styles.favourite)}
      aria-labelledby={`plan-${plan.id}`}
    >
      {isFavourite && (
        <p className={styles.ribbon}>
          <Trans>Recommended</Trans>
        </p>
      )}
      <h2 id={`plan-${plan.id}`}>{i18n._(plan.name)}</h2>
      <p>{i18n._(plan.summary)}</p>
      <Price plan={plan} period="monthly" />
      <ButtonLink to="/register" size="large" appearance={isFavourite ? 'primary' : 'outline'}>
        <Trans>Choose {i18n._(plan.name)}</Trans>
      </ButtonLink>
      <FeatureList plan={plan} />
    </section>
  );
}
