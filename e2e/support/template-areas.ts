/** An area of the template: its address, title and first call, a text of its data, and its text without data. */
interface TemplateArea {
  address: string;
  title: string;
  reads: string;
  data: string;
  empty?: string;
  /** Addresses that open a panel or a dialog. `screens/axe.screen.ts` visits them. */
  opened?: readonly string[];
  /** A form, which `screens/template/forms.screen.ts` tests. */
  form?: TemplateForm;
}

/** A form: the link or button that opens it, its first field, its button, and the call that saves. */
interface TemplateForm {
  /** The address of the form's page, if not the area's. */
  address?: string;
  /** The test saves "Gold foil" in the first field: the link of a row must match that name too. */
  opener: string | RegExp;
  field: string;
  save: string;
  call: string;
}

/** The pages that `access-table.ts` opens, and `screens/template/areas.screen.ts` tests in each state. */
export const templateAreas: readonly TemplateArea[] = [
  {
    address: '/apps/calendar?view=agenda',
    title: 'Calendar',
    reads: 'listCalendarEvents',
    data: 'Team meeting',
    empty: 'No appointments in these four weeks',
    opened: [
      '/apps/calendar?view=week&day=2030-05-15',
      '/apps/calendar?day=2030-05-15&event=new&at=2030-05-15T10:00',
    ],
    form: {
      address: '/apps/calendar?day=2030-05-15',
      opener: 'Add appointment',
      field: 'Title',
      save: 'Save',
      call: 'addCalendarEvent',
    },
  },
  {
    address: '/apps/contacts',
    title: 'Contacts',
    reads: 'listContacts',
    data: 'Amal Farouk',
    empty: 'No contacts yet',
    opened: [
      '/apps/contacts?contact=amal',
      '/apps/contacts?contact=amal&edit=form',
      '/apps/contacts?contact=amal&edit=event',
    ],
    form: { opener: 'Add contact', field: 'Name', save: 'Add contact', call: 'addContact' },
  },
  {
    address: '/apps/e-commerce/products',
    title: 'Products',
    reads: 'listProducts',
    data: 'Invitation card, letterpress',
    empty: 'No products yet',
    opened: ['/apps/e-commerce/products?product=cards'],
    form: { opener: /letterpress|Gold foil/, field: 'Name', save: 'Save', call: 'saveProduct' },
  },
  {
    address: '/apps/e-commerce/orders',
    title: 'Orders',
    reads: 'listOrders',
    data: 'GW-1049',
    empty: 'No orders left',
  },
  { address: '/apps/e-commerce/orders/1042', title: 'Order', reads: 'getOrder', data: 'GW-1042' },
  {
    address: '/apps/notes',
    title: 'Notes',
    reads: 'listNotes',
    data: 'Cake',
    empty: 'No notes yet',
    form: { opener: 'Add a note', field: 'Title', save: 'Save', call: 'createNote' },
  },
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
    form: { opener: 'Edit profile', field: 'Display name', save: 'Save', call: 'updateTemplateUser' },
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
