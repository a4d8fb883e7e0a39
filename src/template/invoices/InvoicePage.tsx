import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTemplateApi } from '../api/use-template-api.ts';
import { Page } from '../../ui/layout/Page.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { type InvoiceLayout, InvoiceSheet } from './InvoiceSheet.tsx';
import { invoiceQuery } from './queries.ts';

/** The demo invoice in one of its layouts (the specification, section 2). */
export function InvoicePage({ layout }: { layout: InvoiceLayout }) {
  const { t } = useLingui();
  const { data: invoice } = useSuspenseQuery(invoiceQuery(useTemplateApi()));
  return (
    <Page title={<Trans>Invoice</Trans>}>
      <Tabs label={t`Layout of the invoice`}>
        <Link to="/pages/invoices/compact">
          <Trans>Compact</Trans>
        </Link>
        <Link to="/pages/invoices/modern">
          <Trans>Modern</Trans>
        </Link>
      </Tabs>
      <InvoiceSheet invoice={invoice} layout={layout} />
    </Page>
  );
}
