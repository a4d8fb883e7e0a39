import { Trans } from '@lingui/react/macro';
import type { Invoice } from '../../../api/template.gen.ts';
import { PrintSheet } from '../../../ui/PrintSheet.tsx';
import { BilledTo } from './BilledTo.tsx';
import { InvoiceDates } from './InvoiceDates.tsx';
import { InvoiceBody } from './InvoiceBody.tsx';
import { Party } from './Party.tsx';
import { joinClasses } from '../../../ui/classes.ts';
import invoiceSheet from './InvoiceSheet.module.css';
import styles from './CompactInvoice.module.css';

/** A dense layout for filing. */
export const CompactInvoice = ({ invoice }: { invoice: Invoice }) => (
  <PrintSheet className={joinClasses(invoiceSheet.sheet, styles.compact)}>
    <header>
      <Party party={invoice.seller} />
      <div>
        <h2>
          <Trans>Invoice</Trans>
        </h2>
        <InvoiceDates invoice={invoice} />
      </div>
    </header>
    <BilledTo invoice={invoice} />
    <InvoiceBody invoice={invoice} />
  </PrintSheet>
);
