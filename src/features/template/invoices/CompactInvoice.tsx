import { Trans } from '@lingui/react/macro';
import type { Invoice } from '../../../api/template.gen.ts';
import { PrintSheet } from '../../../ui/PrintSheet.tsx';
import { InvoiceDates } from './InvoiceDates.tsx';
import { InvoiceBody } from './InvoiceBody.tsx';
import { Party } from './Party.tsx';
import { classes } from '../../../ui/classes.ts';
import invoiceSheet from './InvoiceSheet.module.css';
import styles from './CompactInvoice.module.css';

/** Everything close together: a form to file. */
export const CompactInvoice = ({ invoice }: { invoice: Invoice }) => (
  <PrintSheet className={classes(invoiceSheet.sheet, styles.compact)}>
    <header>
      <Party party={invoice.seller} />
      <div>
        <h2>
          <Trans>Invoice</Trans>
        </h2>
        <InvoiceDates invoice={invoice} />
      </div>
    </header>
    <section>
      <h3>
        <Trans>Billed to</Trans>
      </h3>
      <Party party={invoice.client} />
    </section>
    <InvoiceBody invoice={invoice} />
  </PrintSheet>
);
