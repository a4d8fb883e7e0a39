import type { Invoice, InvoiceLine } from '../../../api/template.gen.ts';

/** What a line comes to, in US cents. */
export const amountOf = ({ price, quantity }: InvoiceLine) => price * quantity;

/** What an invoice comes to, in US cents: its lines, less the discount, and the tax on top. */
export function totalsOf({ lines, discount, tax }: Invoice) {
  const subtotal = lines.reduce((sum, line) => sum + amountOf(line), 0);
  return { subtotal, discount, tax, total: subtotal - discount + tax };
}
