import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { CardsSkeleton } from '../../../features/template/area-skeletons.ts';
import { InvoicePage } from '../../../features/template/invoices/InvoicePage.tsx';
import { invoiceQuery } from '../../../features/template/invoices/queries.ts';

export const Route = createFileRoute('/_organiser/_open/pages/invoices/modern')({
  staticData: { title: msg`Invoice`, searchTitle: msg`Invoice, modern`, inSearch: true, template: 'pages' },
  loader: async ({ context: { templateApi, queryClient } }) => {
    await queryClient.ensureQueryData(invoiceQuery(templateApi));
  },
  component: () => <InvoicePage layout="modern" />,
  pendingComponent: CardsSkeleton,
});
