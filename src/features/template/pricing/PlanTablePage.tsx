import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type PlainColumn, PlainTable } from '../../../ui/PlainTable.tsx';
import { features, type Plan, plans } from './plans.ts';
import { Price } from './Price.tsx';
import { PricingFrame } from './PricingFrame.tsx';
import { ShareText } from './ShareText.tsx';
import styles from './PlanTablePage.module.css';

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
      <PlainTable
        className={styles.table}
        label={t`Compare the plans`}
        columns={columns}
        rows={features}
        getRowId={({ name }) => name.id}
      />
    </PricingFrame>
  );
}

type Feature = (typeof features)[number];

const renderShare =
  ({ id }: Plan) =>
  ({ shares }: Feature) => <ShareText share={shares[id]} />;

/** The name, the price and the link of a plan. */
function PlanHeader({ plan }: { plan: Plan }) {
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
