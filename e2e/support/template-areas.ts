/** An area of the template: its address, title and first call, a text of its data, and its text without data. */
interface TemplateArea {
  address: string;
  title: string;
  reads: string;
  data: string;
  empty?: string;
}

/** The pages that `access-table.ts` opens, and `screens/template/areas.screen.ts` tests in each state. */
export const templateAreas: readonly TemplateArea[] = [
  {
    address: '/apps/calendar?view=agenda',
    title: 'Calendar',
    reads: 'listCalendarEvents',
    data: 'Team meeting',
    empty: 'No appointments in these four weeks',
  },
  {
    address: '/apps/contacts',
    title: 'Contacts',
    reads: 'listContacts',
    data: 'Amal Farouk',
    empty: 'No contacts yet',
  },
  {
    address: '/apps/e-commerce/products',
    title: 'Products',
    reads: 'listProducts',
    data: 'Invitation card, letterpress',
    empty: 'No products yet',
  },
  {
    address: '/apps/e-commerce/orders',
    title: 'Orders',
    reads: 'listOrders',
    data: 'GW-1049',
    empty: 'No orders left',
  },
  { address: '/apps/e-commerce/orders/1042', title: 'Order', reads: 'getOrder', data: 'GW-1042' },
  { address: '/apps/notes', title: 'Notes', reads: 'listNotes', data: 'Cake', empty: 'No notes yet' },
  {
    address: '/pages/faq',
    title: 'Frequently asked questions',
    reads: 'listQuestions',
    data: 'Does a guest need an account to answer?',
    empty: 'No questions yet',
  },
  { address: '/pages/invoices/compact', title: 'Invoice', reads: 'getInvoice', data: '2026-0117' },
  {
    address: '/pages/profile',
    title: 'Profile',
    reads: 'getTimeline',
    data: 'Forty lanterns are up',
    empty: 'No posts yet',
  },
  {
    address: '/pages/profile?tab=photos',
    title: 'Profile',
    reads: 'listPhotos',
    data: 'Lanterns before the guests',
    empty: 'No photos yet',
  },
  { address: '/pages/profile?tab=about', title: 'Profile', reads: 'getAbout', data: 'Lives in' },
];
