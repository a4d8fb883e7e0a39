import type { Invoice } from '../../../api/template.gen.ts';
import { InvoiceLines } from './InvoiceLines.tsx';
import { InvoiceTotals } from './InvoiceTotals.tsx';

/** The end of both layouts: the lines, the totals and the note. */
export const InvoiceBody = ({ invoice }: { invoice: Invoice }) => (
  <>
    <InvoiceLines lines={invoice.lines} />
    <InvoiceTotals invoice={invoice} />
    {invoice.note && <p dir="auto">{invoice.note}</p>}
  </>
);
