import { Trans } from '@lingui/react/macro';
import type { Invoice } from '../../../api/template.gen.ts';
import { Money } from '../../../ui/Money.tsx';
import { PrintSheet } from '../../../ui/PrintSheet.tsx';
import { BilledTo } from './BilledTo.tsx';
import { InvoiceDates } from './InvoiceDates.tsx';
import { InvoiceBody } from './InvoiceBody.tsx';
import { Party } from './Party.tsx';
import { getTotals } from './totals.ts';
import { joinClasses } from '../../../ui/classes.ts';
import invoiceSheet from './InvoiceSheet.module.css';
import styles from './ModernInvoice.module.css';

/** A spacious layout with the amount due in large type: a letter to send. */
export const ModernInvoice = ({ invoice }: { invoice: Invoice }) => (
  <PrintSheet className={joinClasses(invoiceSheet.sheet, styles.modern)}>
    <header>
      <h2>
        <Trans>Invoice</Trans>
      </h2>
      <p className={styles.sum}>
        <Money cents={getTotals(invoice).total} />
      </p>
      <InvoiceDates invoice={invoice} />
    </header>
    <div className={styles.parties}>
      <section>
        <h3>
          <Trans context="invoice">From</Trans>
        </h3>
        <Party party={invoice.seller} />
      </section>
      <BilledTo invoice={invoice} />
    </div>
    <InvoiceBody invoice={invoice} />
  </PrintSheet>
);
