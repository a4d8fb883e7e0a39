import type { Invoice } from '../../../src/api/template.gen.ts';

/** The invoice in both layouts: a garden wedding, bought from the shop of the orders. */
export const invoice: Invoice = {
  reference: '2026-0117',
  date: '2026/05/11 09:00:00',
  dueDate: '2026/06/10 23:59:59',
  seller: {
    name: 'Lantern & Ink',
    address: '4 Harbour Lane\nPortland, ME 04101\nUnited States',
    email: 'hello@lantern-ink.example',
    phone: '5550100100',
  },
  client: {
    name: 'Layla Haddad',
    address: 'Haddad Weddings\n12 Cedar Street\nBoston, MA 02118',
    email: 'layla@office.example',
    phone: '5550100142',
  },
  lines: [
    {
      id: 'design',
      name: 'Design of the invitation',
      detail: 'Two drafts, one round of changes, Arabic and English',
      price: 48_000,
      quantity: 1,
    },
    {
      id: 'cards',
      name: 'Invitation cards',
      detail: 'Letterpress on cotton paper, deckled edge',
      price: 385,
      quantity: 140,
    },
    {
      id: 'envelopes',
      name: 'Envelopes',
      detail: 'Lined in marigold, addressed by hand',
      price: 175,
      quantity: 140,
    },
    { id: 'seals', name: 'Wax seals', detail: 'With the couple’s monogram', price: 140, quantity: 140 },
    { id: 'lanterns', name: 'Paper lanterns', detail: '40 cm, ivory and sage', price: 780, quantity: 45 },
    { id: 'set-up', name: 'Setting up and taking down', detail: '', price: 6_500, quantity: 6 },
  ],
  discount: 9_500,
  tax: 16_848,
  note: 'Please name the invoice’s number with your payment. Thank you for celebrating with us.',
};
