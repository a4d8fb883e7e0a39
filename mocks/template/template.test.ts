import { expect, expectTypeOf, test } from 'vitest';
import type { operations } from '../../src/api/template.gen.ts';
import { tokenFor } from '../engine/token.ts';
import { createValidator } from '../engine/validator.ts';
import description from './description.gen.json' with { type: 'json' };
import { handlers } from './handlers.ts';
import type { TemplateHandlers } from './operations.ts';
import { createTemplatePage } from './page.ts';
import { routes } from './routes.gen.ts';

const validator = createValidator(description);

const product = {
  name: 'Bunting',
  description: '',
  category: 'decoration',
  price: 1200,
  stock: 9,
  active: true,
};
const person = {
  name: 'Kim',
  company: '',
  jobTitle: '',
  email: '',
  phone: '',
  address: '',
  notes: '',
  image: '',
};
const appointment = {
  title: 'Fitting',
  start: '2026-11-21T09:00',
  end: '2026-11-21T10:00',
  allDay: false,
  category: 'planning',
  location: '',
  notes: '',
};

/**
 * One call of every operation, a successful one where no earlier call is needed: what it is, its status, and its body
 * if it has one.
 */
const calls: Record<keyof operations, [call: string, status: number, body?: object]> = {
  getNotifications: ['GET /api/notification-panel/data', 200],
  listQuestions: ['GET /api/faq', 200],
  signInToTemplate: ['POST /api/auth', 200, { email: 'samira@template.test', password: 'saffron' }],
  registerInTemplate: [
    'POST /api/auth/register',
    201,
    { displayName: 'Layla', email: 'layla@template.test', password: 'jasmine in june' },
  ],
  renewTemplateToken: ['POST /api/auth/access-token', 200, { accessToken: tokenFor('samira', Date.now()) }],
  updateTemplateUser: [
    'POST /api/auth/user/update',
    200,
    {
      user: { id: 'samira', data: { displayName: 'Samira N.', email: 'samira@template.test', photoURL: '' } },
    },
  ],
  getProfile: ['GET /api/profile', 200],
  getTimeline: ['GET /api/profile/timeline', 200],
  likePost: ['PATCH /api/profile/timeline/lanterns', 200, { liked: true }],
  createComment: ['POST /api/profile/timeline/lanterns/comments', 201, { text: 'How lovely!' }],
  listPhotos: ['GET /api/profile/photos-videos', 200],
  getAbout: ['GET /api/profile/about', 200],
  listOrders: ['GET /api/e-commerce-app/orders', 200],
  getOrder: ['GET /api/e-commerce-app/order?orderId=1042', 200],
  removeOrders: ['POST /api/e-commerce-app/remove-orders', 204, { orderIds: ['1042'] }],
  listProducts: ['GET /api/e-commerce-app/products', 200],
  getProduct: ['GET /api/e-commerce-app/product?productId=cards', 200],
  saveProduct: ['POST /api/e-commerce-app/product/save', 200, product],
  removeProduct: ['POST /api/e-commerce-app/remove-event', 204, { id: 'cards' }],
  removeProducts: ['POST /api/e-commerce-app/remove-products', 204, { productIds: ['cards', 'seals'] }],
  listCalendarEvents: ['GET /api/calendar-app/events', 200],
  addCalendarEvent: ['POST /api/calendar-app/add-event', 201, appointment],
  updateCalendarEvent: ['POST /api/calendar-app/update-event', 200, { ...appointment, id: 'team' }],
  removeCalendarEvent: ['POST /api/calendar-app/remove-event', 204, { id: 'team' }],
  listContacts: ['GET /api/guests-app/guests', 200],
  getContact: ['GET /api/guests-app/guest?id=amal', 200],
  getContactsUser: ['GET /api/guests-app/user', 200],
  addContact: ['POST /api/guests-app/add-guest', 201, person],
  updateContact: ['POST /api/guests-app/update-guest', 200, { ...person, id: 'amal' }],
  removeContact: ['POST /api/guests-app/remove-guest', 204, { id: 'amal' }],
  removeContacts: ['POST /api/guests-app/remove-guests', 204, { ids: ['amal', 'tom'] }],
  toggleStarredContact: ['POST /api/guests-app/toggle-starred-guest', 200, { id: 'amal' }],
  setContactsStarred: ['POST /api/guests-app/set-guests-starred', 200, { ids: ['tom', 'zoe'] }],
  setContactsUnstarred: ['POST /api/guests-app/set-guests-unstarred', 200, { ids: ['amal'] }],
  getInvoice: ['GET /api/invoices/get-invoice', 200],
  listNotes: ['GET /api/messages-app/messages', 200],
  listLabels: ['GET /api/messages-app/labels', 200],
  createNote: ['POST /api/messages-app/create-message', 201, { title: 'Florist' }],
  updateNote: ['PATCH /api/messages-app/update-message', 200, { id: 'cake', changes: { archive: true } }],
  selectNote: ['POST /api/messages-app/select-message', 200, { id: 'cake' }],
  updateLabels: ['PUT /api/messages-app/update-labels', 200, { labels: [{ id: 'to-do', name: 'Done' }] }],
  removeNote: ['DELETE /api/messages-app/remove-message?id=cake', 204],
};

const freshPage = () => createTemplatePage();

test.each(Object.entries(calls))('%s responds as described', async (operationId, [call, status, body]) => {
  const [method = '', path = ''] = call.split(' ');
  const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
  const answer = await freshPage()(new Request(`https://page.example${path}`, init));
  expect(answer.status).toBe(status);
  const text = await answer.text();
  const json: unknown = text === '' ? undefined : JSON.parse(text);
  expect(validator.response(operationId, status, json)).toBeUndefined();
});

test('there is a handler for every operation, and no other', () => {
  expect(Object.keys(handlers).toSorted()).toEqual(Object.keys(routes).toSorted());
  expectTypeOf<Omit<typeof handlers, 'listQuestions'>>().not.toExtend<TemplateHandlers>();
});

test('a call outside the description throws', async () => {
  await expect(freshPage()(new Request('https://page.example/api/nothing'))).rejects.toThrow('/api/nothing');
});

test('an invalid kept state is ignored, and the areas start from their seeds', async () => {
  const answer = createTemplatePage({ read: () => '{"kind":"other"}', write: () => {} });
  const questions = await answer(new Request('https://page.example/api/faq'));
  expect(await questions.json()).not.toEqual([]);
});
