import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { OnePlanPage } from '../../template/pricing/PricingPages.tsx';
import { periodSearch } from '../../template/pricing/plans.ts';

export const Route = createFileRoute('/_organiser/pages/pricing/style-3')({
  staticData: { title: msg`Pricing: one plan`, inSearch: true, template: 'pages' },
  validateSearch: periodSearch,
  component: Pricing,
});

function Pricing() {
  return <OnePlanPage period={Route.useSearch().period} />;
}
