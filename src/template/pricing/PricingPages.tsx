import { Badge, Radio, RadioGroup } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark';
import { SubtractRegular } from '@fluentui/react-icons/svg/subtract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/layout/ButtonLink.tsx';
import { useAddressChange } from '../../ui/layout/use-address-change.ts';
import { OpenFrame } from '../../ui/layout/OpenFrame.tsx';
import { type PlainColumn, PlainTable } from '../../ui/table/PlainTable.tsx';
import { SampleNote } from '../SampleNote.tsx';
import { Surface } from '../../ui/layout/Surface.tsx';
import {
  type Feature,
  features,
  getPrice,
  getSaving,
  type Period,
  type PricingPlan,
  plans,
  type Share,
  wedding,
} from './plans.ts';
import styles from './Pricing.module.css';

/** The plans as three cards, side by side. */
export const PlanCardsPage = () => (
  <PricingFrame
    title={<Trans>A plan for every event</Trans>}
    lead={<Trans>Start for free. Pay as your guest list grows.</Trans>}
  >
    <div className={styles.cards}>
      {plans.map((plan) => (
        <Surface key={plan.id} isPadded aria-labelledby={`plan-${plan.id}`}>
          <PlanOffer plan={plan}>
            <Price plan={plan} period="monthly" />
          </PlanOffer>
          <FeatureList plan={plan} />
        </Surface>
      ))}
    </div>
  </PricingFrame>
);

/** The plans in one table, feature by feature. */
export function PlanTablePage() {
  const { t, i18n } = useLingui();
  const columns: PlainColumn<Feature>[] = [
    { id: 'feature', header: t`What is included`, cell: ({ name }) => i18n._(name), isRowHeader: true },
    ...plans.map((plan) => ({
      id: plan.id,
      header: <PlanHeader plan={plan} />,
      abbreviation: i18n._(plan.name),
      cell: renderShare(plan),
    })),
  ];
  return (
    <PricingFrame title={<Trans>Compare the plans</Trans>} lead={<Trans>See what each plan includes.</Trans>}>
      <Surface as="div">
        <PlainTable
          className={styles.table}
          label={t`Compare the plans`}
          columns={columns}
          rows={features}
          getRowId={({ name }) => name.id}
        />
      </Surface>
    </PricingFrame>
  );
}

const renderShare =
  ({ id }: PricingPlan) =>
  ({ shares }: Feature) => <ShareText share={shares[id]} />;

/** One plan for everybody, paid by the month or by the year. */
export function OnePlanPage({ period = 'monthly' }: { period: Period | undefined }) {
  const change = useAddressChange();
  const { t, i18n } = useLingui();
  const saving = formatEuros(getSaving(wedding), i18n.locale);
  return (
    <PricingFrame
      title={<Trans>One plan with everything included</Trans>}
      lead={<Trans>No small print: one price for the whole celebration.</Trans>}
    >
      <div className={styles.cards}>
        <Surface isPadded aria-labelledby={`plan-${wedding.id}`}>
          <PlanOffer plan={wedding}>
            <RadioGroup
              layout="horizontal"
              aria-label={t`Billing period`}
              value={period}
              onChange={(_, { value }) => change({ period: value })}
            >
              <Radio value="monthly" label={t`Monthly`} />
              <Radio value="yearly" label={t`Yearly`} />
            </RadioGroup>
            <div aria-live="polite" aria-atomic>
              <Price plan={wedding} period={period} />
              {period === 'yearly' ? (
                <Trans>Two months are free: you save {saving}.</Trans>
              ) : (
                <Trans>Billed monthly. Cancel any time.</Trans>
              )}
            </div>
          </PlanOffer>
        </Surface>
        <Surface isPadded aria-labelledby="included">
          <h2 id="included">
            <Trans>What is included</Trans>
          </h2>
          <FeatureList plan={wedding} />
        </Surface>
      </div>
    </PricingFrame>
  );
}

interface PricingFrameProps {
  title: ReactNode;
  lead: ReactNode;
  children: ReactNode;
}

const looks = [
  { to: '/pages/pricing/style-1' },
  { to: '/pages/pricing/style-2' },
  { to: '/pages/pricing/style-3' },
] as const;

/** The texts of a pricing page before and after its plans. */
const PricingFrame = ({ title, lead, children }: PricingFrameProps) => (
  <OpenFrame className={styles.frame}>
    <h1>{title}</h1>
    <p>{lead}</p>
    {children}
    <SampleNote looks={looks}>
      <Trans>Sample plans: nothing is sold here, and the product has no limits.</Trans>
    </SampleNote>
  </OpenFrame>
);

/** The name, the price and the link of a plan. */
function PlanOffer({ plan, children }: { plan: PricingPlan; children: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <div className={styles.offer}>
      <h2 id={`plan-${plan.id}`}>
        {i18n._(plan.name)}{' '}
        {plan === wedding && (
          <Badge appearance="tint">
            <Trans>Recommended</Trans>
          </Badge>
        )}
      </h2>
      <p>{i18n._(plan.summary)}</p>
      {children}
      <ButtonLink to="/register" size="large" appearance={plan === wedding ? 'primary' : 'outline'}>
        <Trans>Choose {i18n._(plan.name)}</Trans>
      </ButtonLink>
    </div>
  );
}

/** The head of a plan's column. */
function PlanHeader({ plan }: { plan: PricingPlan }) {
  const { t, i18n } = useLingui();
  return (
    <>
      {i18n._(plan.name)}
      <Price plan={plan} period="monthly" />
      <Link to="/register" aria-label={t`Choose ${i18n._(plan.name)}`}>
        <Trans>Choose</Trans>
      </Link>
    </>
  );
}

const formatEuros = (euros: number, locale: string) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }).format(
    euros,
  );

/** A price in the page's language, with its period. */
function Price({ plan, period }: { plan: PricingPlan; period: Period }) {
  const { i18n } = useLingui();
  return (
    <p className={styles.price}>
      <b>{formatEuros(getPrice(plan, period), i18n.locale)}</b>{' '}
      <span>{period === 'monthly' ? <Trans>a month</Trans> : <Trans>a year</Trans>}</span>
    </p>
  );
}

/** The features that a plan includes; others are not listed. */
function FeatureList({ plan }: { plan: PricingPlan }) {
  const { i18n } = useLingui();
  return (
    <ul className={styles.features}>
      {features
        .filter(({ shares }) => shares[plan.id] !== false)
        .map(({ name, shares }) => (
          <li key={name.id}>
            <CheckmarkCircleRegular aria-hidden />
            <span>{i18n._(name)}</span>
            {shares[plan.id] !== true && (
              <b>
                <ShareText share={shares[plan.id]} />
              </b>
            )}
          </li>
        ))}
    </ul>
  );
}

/** How much of a feature a plan includes; the symbols have labels for screen readers. */
function ShareText({ share }: { share: Share }) {
  const { t, i18n } = useLingui();
  if (share === true) return <CheckmarkRegular aria-label={t`Included`} />;
  if (share === false) return <SubtractRegular aria-label={t`Not included`} />;
  return share === 'unlimited' ? <Trans>Unlimited</Trans> : i18n.number(share);
}
