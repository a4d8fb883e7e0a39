import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlanTablePage } from '../../template/pricing/PricingPages.tsx';

export const Route = createFileRoute('/_organiser/pages/pricing/style-2')({
  staticData: { title: msg`Pricing: comparison`, inSearch: true, template: 'pages' },
  component: PlanTablePage,
});
