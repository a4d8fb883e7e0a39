import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { InvoicePage } from '../../../features/template/invoices/InvoicePage.tsx';
import { invoiceQuery } from '../../../features/template/invoices/queries.ts';
import { createLazyPart } from '../../../ui/page/lazy-part.tsx';

const Skeleton = createLazyPart(
  async () => (await import('../../../features/template/Skeletons.tsx')).InvoicesSkeleton,
);

export const Route = createFileRoute('/_organiser/_open/pages/invoices/compact')({
  staticData: { title: msg`Invoice` },
  loader: async ({ context: { templateApi, queryClient } }) => {
    await queryClient.ensureQueryData(invoiceQuery(templateApi));
  },
  component: () => <InvoicePage layout="compact" />,
  pendingComponent: Skeleton,
});
