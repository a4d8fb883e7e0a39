import type { Invoice, Order } from '../api/template.gen.ts';
import { getLineAmount } from '../format/line-amount.ts';

/** The total of an invoice, in US cents: its lines, less the discount, plus tax. */
export function getTotals({ lines, discount, tax }: Invoice) {
  const subtotal = lines.reduce((sum, line) => sum + getLineAmount(line), 0);
  return { subtotal, discount, tax, total: subtotal - discount + tax };
}

/** Converts an order to an invoice of the shop. @param seller the shop, as in its other invoices */
export function createInvoice(order: Order, seller: Invoice['seller']): Invoice {
  const { reference, date, customer, products, discount, tax } = order;
  const { company, name, email, phone, invoiceAddress } = customer;
  return {
    reference,
    date,
    dueDate: null,
    seller,
    client: { name, address: company ? `${company}\n${invoiceAddress}` : invoiceAddress, email, phone },
    lines: products.map((line) => ({ ...line, detail: '' })),
    discount,
    tax,
    note: '',
  };
}
