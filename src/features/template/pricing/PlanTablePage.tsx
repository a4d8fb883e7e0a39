import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { features, plans } from './plans.ts';
import { Price } from './Price.tsx';
import { PricingFrame } from './PricingFrame.tsx';
import { ShareText } from './ShareText.tsx';

/** The plans in one table, feature by feature. */
export function PlanTablePage() {
  const { t, i18n } = useLingui();
  return (
    <PricingFrame title={<Trans>Compare the plans</Trans>} lead={<Trans>See what each plan includes.</Trans>}>
      <table className="plan-table">
        <thead>
          <tr>
            <th scope="col">{t`What is included`}</th>
            {plans.map((plan) => (
              <th key={plan.id} scope="col" abbr={i18n._(plan.name)}>
                {i18n._(plan.name)}
                <Price plan={plan} period="monthly" />
                <Link to="/register" aria-label={t`Choose ${i18n._(plan.name)}`}>
                  <Trans>Choose</Trans>
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {features.map(({ name, shares }) => (
            <tr key={name.id}>
              <th scope="row">{i18n._(name)}</th>
              {plans.map(({ id }) => (
                <td key={id}>
                  <ShareText share={shares[id]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </PricingFrame>
  );
}
