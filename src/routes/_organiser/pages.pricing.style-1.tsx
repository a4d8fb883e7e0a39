import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlanCardsPage } from '../../template/pricing/PricingPages.tsx';

export const Route = createFileRoute('/_organiser/pages/pricing/style-1')({
  staticData: { title: msg`Pricing`, inSearch: true, template: 'pages' },
  component: PlanCardsPage,
});
