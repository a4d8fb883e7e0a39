import type { Invoice } from '../../../api/template.gen.ts';
import { getLineAmount } from '../../../domain/line-amount.ts';

/** The total of an invoice, in US cents: its lines, less the discount, plus tax. */
export function getTotals({ lines, discount, tax }: Invoice) {
  const subtotal = lines.reduce((sum, line) => sum + getLineAmount(line), 0);
  return { subtotal, discount, tax, total: subtotal - discount + tax };
}
