import type { Invoice } from '../../../api/template.gen.ts';
import { InvoiceLines } from './InvoiceLines.tsx';
import { InvoiceTotals } from './InvoiceTotals.tsx';

/** What both layouts end with: the lines, the sums and the note. */
export const InvoiceBody = ({ invoice }: { invoice: Invoice }) => (
  <>
    <InvoiceLines lines={invoice.lines} />
    <InvoiceTotals invoice={invoice} />
    {invoice.note && <p dir="auto">{invoice.note}</p>}
  </>
);
