import { msg } from '@lingui/core/macro';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { OnePlanPage } from '../../features/template/pricing/PricingPages.tsx';
import { type Period, periodSearch } from '../../features/template/pricing/plans.ts';

export const Route = createFileRoute('/_organiser/pages/pricing/style-3')({
  staticData: { title: msg`Pricing: one plan` },
  validateSearch: periodSearch,
  component: Pricing,
});

function Pricing() {
  const { period = 'monthly' } = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  const choose = (chosen: Period) => void navigate({ search: { period: chosen }, replace: true });
  return <OnePlanPage period={period} onChoose={choose} />;
}
