import type { Invoice, InvoiceLine } from '../../../api/template.gen.ts';

/** The amount of a line, in US cents. */
export const amountOf = ({ price, quantity }: InvoiceLine) => price * quantity;

/** The total of an invoice, in US cents: its lines, less the discount, plus tax. */
export function totalsOf({ lines, discount, tax }: Invoice) {
  const subtotal = lines.reduce((sum, line) => sum + amountOf(line), 0);
  return { subtotal, discount, tax, total: subtotal - discount + tax };
}
