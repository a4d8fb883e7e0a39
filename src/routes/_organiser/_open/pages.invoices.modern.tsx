import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { CardsSkeleton } from '../../../template/area-skeletons.ts';
import { InvoicePage } from '../../../template/invoices/InvoicePage.tsx';
import { invoiceQuery } from '../../../template/invoices/queries.ts';

export const Route = createFileRoute('/_organiser/_open/pages/invoices/modern')({
  staticData: { title: msg`Invoice`, searchTitle: msg`Invoice, modern`, inSearch: true, template: 'pages' },
  loader: async ({ context: { templateApi, queryClient } }) => {
    await queryClient.ensureQueryData(invoiceQuery(templateApi));
  },
  component: () => <InvoicePage layout="modern" />,
  pendingComponent: CardsSkeleton,
});
