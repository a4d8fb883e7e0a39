import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { useTemplateApi } from '../../../api/use-api.ts';
import type { Invoice } from '../../../api/template.gen.ts';
import { Page } from '../../../ui/Page.tsx';
import { InvoiceBar } from './InvoiceBar.tsx';
import { invoiceQuery } from './queries.ts';
import styles from './InvoiceBar.module.css';

interface InvoicePageProps {
  layout: ComponentType<{ invoice: Invoice }>;
}

/** The demo invoice in one of its layouts (the specification, section 2). */
export function InvoicePage({ layout: Sheet }: InvoicePageProps) {
  const templateApi = useTemplateApi();
  const { t } = useLingui();
  const { data: invoice } = useSuspenseQuery(invoiceQuery(templateApi));
  return (
    <Page title={<Trans>Invoice</Trans>}>
      <InvoiceBar>
        <nav className={styles.layouts} aria-label={t`Layout of the invoice`}>
          <Link to="/pages/invoices/compact">
            <Trans>Compact</Trans>
          </Link>
          <Link to="/pages/invoices/modern">
            <Trans>Modern</Trans>
          </Link>
        </nav>
      </InvoiceBar>
      <Sheet invoice={invoice} />
    </Page>
  );
}
