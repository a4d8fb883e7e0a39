import type { Customer, Order, OrderLine, OrderStatusName, Parcel } from '../../../src/api/template.gen.ts';

type Supply = Omit<OrderLine, 'quantity'>;

interface OrderSeed {
  id: string;
  date: string;
  customer: Customer;
  lines: readonly (readonly [supply: Supply, quantity: number])[];
  /** The first entry is the chosen way of payment. */
  status: readonly (readonly [name: OrderStatusName, date: string])[];
  /** In US cents. */
  discount?: number;
  parcels?: readonly Parcel[];
}

const taxRate = 0.08;

/** Creates an order: its totals are computed from its lines, its payment from its history. */
export function order({ id, customer, date, lines, status, discount = 0, parcels = [] }: OrderSeed): Order {
  const subtotal = lines.reduce((sum, [{ price }, quantity]) => sum + price * quantity, 0);
  const tax = Math.round((subtotal - discount) * taxRate);
  const total = subtotal - discount + tax;
  const paid = status.find(([name]) => name === 'Remote payment accepted');
  return {
    id,
    reference: `GW-${id}`,
    subtotal,
    tax,
    discount,
    total,
    date,
    customer,
    products: lines.map(([supply, quantity]) => ({ ...supply, quantity })),
    status: status.map(([name, date]) => ({ name, date })),
    payment: {
      transactionId: `TX-${(Number(id) * 7919).toString(16).toUpperCase()}`,
      method: status[0]?.[0] === 'Awaiting bank wire payment' ? 'bank wire' : 'card',
      amount: total,
      date: paid?.[1] ?? null,
    },
    shippingDetails: [...parcels],
  };
}

export const parcel = (tracking: string, carrier: string, weight: number, date: string): Parcel => ({
  tracking,
  carrier,
  weight,
  date,
});
