import type { Invoice, Order } from '../../../api/template.gen.ts';

/** An order as the shop's invoice. @param seller the shop, as its other invoices name it */
export function invoiceOf(order: Order, seller: Invoice['seller']): Invoice {
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
