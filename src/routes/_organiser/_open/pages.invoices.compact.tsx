import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { CompactInvoice } from '../../../features/template/invoices/CompactInvoice.tsx';
import { InvoicePage } from '../../../features/template/invoices/InvoicePage.tsx';
import { invoiceQuery } from '../../../features/template/invoices/queries.ts';
import { createLazyPart } from '../../../ui/lazy-part.tsx';

const Skeleton = createLazyPart(
  async () => (await import('../../../features/template/invoices/InvoiceSkeleton.tsx')).InvoiceSkeleton,
);

export const Route = createFileRoute('/_organiser/_open/pages/invoices/compact')({
  staticData: { title: msg`Invoice` },
  loader: async ({ context: { templateApi, queryClient } }) => {
    await queryClient.ensureQueryData(invoiceQuery(templateApi));
  },
  component: Compact,
  pendingComponent: Skeleton,
});

function Compact() {
  return <InvoicePage layout={CompactInvoice} />;
}
