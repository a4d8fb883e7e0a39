import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ModernInvoice } from '../../../features/demo/invoices/ModernInvoice.tsx';
import { InvoicePage } from '../../../features/demo/invoices/InvoicePage.tsx';
import { InvoiceSkeleton } from '../../../features/demo/invoices/InvoiceSkeleton.tsx';
import { invoiceQuery } from '../../../features/demo/invoices/queries.ts';
import { LoadingFailed } from '../../-LoadingFailed.tsx';

export const Route = createFileRoute('/_organiser/_open/pages/invoices/modern')({
  staticData: { title: msg`Invoice` },
  loader: async ({ context: { demoApi, queryClient } }) => {
    await queryClient.ensureQueryData(invoiceQuery(demoApi));
  },
  component: Modern,
  pendingComponent: InvoiceSkeleton,
  errorComponent: LoadingFailed,
});

function Modern() {
  const { demoApi } = Route.useRouteContext();
  return <InvoicePage demoApi={demoApi} layout={ModernInvoice} />;
}
