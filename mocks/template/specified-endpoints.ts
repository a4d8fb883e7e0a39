import type { operations } from '../../src/template/api/template.gen.ts';

type Screen =
  | '/pages/auth/login'
  | '/pages/auth/register'
  | '/pages/profile'
  | '/pages/faq'
  | '/pages/invoices/modern';
type App =
  | '/apps/calendar'
  | '/apps/contacts'
  | '/apps/e-commerce/orders'
  | '/apps/e-commerce/products'
  | '/apps/notes';

/** An in-app endpoint of section 7 of the specification, its operation, and the screen that calls it. */
type Row = readonly [path: string, operationId: keyof operations, screen: Screen | App];

/** For tests: the in-app endpoints in section 7 of the specification. */
export const specifiedEndpoints: readonly Row[] = [
  ['/api/auth', 'signInToTemplate', '/pages/auth/login'],
  ['/api/auth/access-token', 'renewTemplateToken', '/pages/auth/login'],
  ['/api/auth/register', 'registerInTemplate', '/pages/auth/register'],
  ['/api/auth/user/update', 'updateTemplateUser', '/pages/profile'],
  ['/api/calendar-app/events', 'listCalendarEvents', '/apps/calendar'],
  ['/api/calendar-app/add-event', 'addCalendarEvent', '/apps/calendar'],
  ['/api/calendar-app/update-event', 'updateCalendarEvent', '/apps/calendar'],
  ['/api/calendar-app/remove-event', 'removeCalendarEvent', '/apps/calendar'],
  ['/api/guests-app/guests', 'listContacts', '/apps/contacts'],
  ['/api/guests-app/guest', 'getContact', '/apps/contacts'],
  ['/api/guests-app/user', 'getContactsUser', '/apps/contacts'],
  ['/api/guests-app/add-guest', 'addContact', '/apps/contacts'],
  ['/api/guests-app/update-guest', 'updateContact', '/apps/contacts'],
  ['/api/guests-app/remove-guest', 'removeContact', '/apps/contacts'],
  ['/api/guests-app/remove-guests', 'removeContacts', '/apps/contacts'],
  ['/api/guests-app/toggle-starred-guest', 'toggleStarredContact', '/apps/contacts'],
  ['/api/guests-app/set-guests-starred', 'setContactsStarred', '/apps/contacts'],
  ['/api/guests-app/set-guests-unstarred', 'setContactsUnstarred', '/apps/contacts'],
  ['/api/e-commerce-app/products', 'listProducts', '/apps/e-commerce/products'],
  ['/api/e-commerce-app/remove-products', 'removeProducts', '/apps/e-commerce/products'],
  ['/api/e-commerce-app/remove-event', 'removeProduct', '/apps/e-commerce/products'],
  ['/api/e-commerce-app/product', 'getProduct', '/apps/e-commerce/products'],
  ['/api/e-commerce-app/product/save', 'saveProduct', '/apps/e-commerce/products'],
  ['/api/e-commerce-app/orders', 'listOrders', '/apps/e-commerce/orders'],
  ['/api/e-commerce-app/remove-orders', 'removeOrders', '/apps/e-commerce/orders'],
  ['/api/e-commerce-app/order', 'getOrder', '/apps/e-commerce/orders'],
  ['/api/faq', 'listQuestions', '/pages/faq'],
  ['/api/invoices/get-invoice', 'getInvoice', '/pages/invoices/modern'],
  ['/api/messages-app/messages', 'listNotes', '/apps/notes'],
  ['/api/messages-app/labels', 'listLabels', '/apps/notes'],
  ['/api/messages-app/create-message', 'createNote', '/apps/notes'],
  ['/api/messages-app/update-message', 'updateNote', '/apps/notes'],
  ['/api/messages-app/select-message', 'selectNote', '/apps/notes'],
  ['/api/messages-app/update-labels', 'updateLabels', '/apps/notes'],
  ['/api/messages-app/remove-message', 'removeNote', '/apps/notes'],
  ['/api/profile/timeline', 'getTimeline', '/pages/profile'],
  ['/api/profile/photos-videos', 'listPhotos', '/pages/profile'],
  ['/api/profile/about', 'getAbout', '/pages/profile'],
];
