import type { Page } from '@playwright/test';
import { templateAreas } from '../../e2e/support/template-areas.ts';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { conferenceId } from '../../mocks/backend/seeds/conference.ts';
import { guestOfTheSingleDinner } from '../../mocks/backend/seeds/dinner.ts';
import { galaGuestWhoAccepted, galaId } from '../../mocks/backend/seeds/gala.ts';
import { guestWithHostileWords, hostileId } from '../../mocks/backend/seeds/hostile.ts';
import { emptyEventId } from '../../mocks/backend/seeds/seeds.ts';
import {
  guestAboveTheLimit,
  guestOfFour,
  guestOfTwelve,
  guestWhoAccepted,
  guestWithDiscrepancies,
  guestWithoutInvitees,
  weddingId,
} from '../../mocks/backend/seeds/wedding.ts';

/** One picture to take: an address, and the steps before it. */
export interface Scene {
  path: string;
  /**
   * The mock backend's scenarios, as in mocks/scenarios/scenario-grammar.ts. With `silent` nothing waits for the
   * answer.
   */
  scenarios?: string;
  /** Steps on the page. They must work in every language. */
  act?: (page: Page) => Promise<unknown>;
  /** The subject of the scene, as a selector, if it is loaded later than the page: without it no picture is taken. */
  shows?: string;
}

const dialog = '[role=dialog], [role=alertdialog]';
/** Beside a list on wide screens, and otherwise a dialog. */
const panel = 'main aside, [role=dialog]';
const formInPanel = ':is(main aside, [role=dialog]) form';

/** `/apps/contacts` is `contacts`, `/pages/profile?tab=about` is `profile-tab-about`. */
const nameArea = (address: string) =>
  address.replace(/^\/(apps|pages)\/(e-commerce\/)?/, '').replaceAll(/\W+/g, '-');

/** Fills the fields of a form in order, and leaves the last one. */
const fill =
  (...values: string[]) =>
  async (page: Page) => {
    const fields = page.locator('form input');
    for (const [place, value] of values.entries()) await fields.nth(place).fill(value);
    await fields.nth(values.length - 1).blur();
  };
const submit = (page: Page) => page.locator('form button[type=submit]').first().click();
const click = (selector: string) => (page: Page) => page.locator(selector).first().click();

const answer = (count: number) => async (page: Page) => {
  await page.getByRole('slider').press('Home');
  for (let each = 0; each < count; each++) await page.getByRole('slider').press('ArrowUp');
  await click('.send > button.confirm')(page);
};

async function scan(page: Page) {
  await page.locator('input[name=scan]').fill(`https://guestwise.example/${guestWhoAccepted}/rsvp`);
  await page.keyboard.press('Enter');
  await page.locator('main article h2').waitFor();
}

async function chooseFile(page: Page) {
  const buffer = Buffer.from(
    'Name,Phone,Invited,Table\nAda Yılmaz,7000000001,2,VIP\nسلمى,12,2,\n,7000009999,x,\n',
  );
  await page.locator('input[type=file]').setInputFiles({ name: 'guests.csv', mimeType: 'text/csv', buffer });
  await page.locator('main select').first().waitFor();
}

async function onPaper(page: Page) {
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
}

const link = (guestId: string) => `/${guestId}/rsvp`;
const event = `/apps/event/${weddingId}`;
const guests = (filter: string, eventId = weddingId) => `/events/guests/${filter}?event=${eventId}`;
const orders = '/apps/e-commerce/orders';

/** All scenes by the first part of their pictures' names. Add one for each new route; its states are in screens/. */
export const scenes: Record<string, Scene> = {
  guest: { path: link(guestOfFour) },
  'guest-answered': { path: link(guestOfTwelve) },
  'guest-zero-dialog': { path: link(guestOfFour), act: answer(0), shows: 'dialog[open]' },
  'guest-thank-you': { path: link(guestOfFour), act: answer(3), shows: '.thanks' },
  'guest-single': { path: link(guestOfTheSingleDinner) },
  'guest-of-the-gala': { path: link(galaGuestWhoAccepted) },
  'guest-above-the-limit': { path: link(guestAboveTheLimit) },
  'guest-by-phone': { path: link(guestWithoutInvitees) },
  'guest-hostile-words': { path: link(guestWithHostileWords) },
  'guest-card-missing': { path: link(guestWhoAccepted), scenarios: 'card:404' },
  'guest-loading': { path: link(guestOfFour), scenarios: 'getRsvp:silent' },
  'guest-not-valid': { path: link('no-such-guest') },
  'guest-unreachable': { path: link(guestOfFour), scenarios: 'getRsvp:500' },
  'guest-not-saved': { path: link(guestOfFour), scenarios: 'saveRsvp:500', act: answer(2) },
  login: { path: '/login' },
  'login-invalid': { path: '/login', act: fill('amina@', '123') },
  'login-refused': {
    path: '/login',
    act: async (page) => {
      await fill(admin.email, 'not the password')(page);
      await submit(page);
    },
  },
  register: { path: '/register' },
  'register-invalid': { path: '/register', act: fill('', 'amina@', '555', 'short', 'other') },
  'forgot-password': { path: '/forgotPassword' },
  'callback-refused': { path: '/callback?error=access_denied' },
  loading: { path: '/loading' },
  events: { path: '/events' },
  'events-not-found': { path: '/events?search=nothing' },
  'events-empty': { path: '/events', scenarios: 'listEvents:empty' },
  'events-loading': { path: '/events', scenarios: 'listEvents:silent' },
  'events-error': { path: '/events', scenarios: 'listEvents:malformed' },
  'events-user-menu': {
    path: '/events',
    act: (page) => page.locator('[aria-haspopup=menu]').last().click(),
    shows: '[role=menu]',
  },
  'session-ended': { path: '/events', scenarios: 'listEvents:401' },
  search: {
    path: '/events',
    // The keyboard works once the frame of the page is there, whose button names the key.
    act: (page) => page.locator('[aria-keyshortcuts^="Control+K"]').press('Control+k'),
    shows: dialog,
  },
  event: { path: event },
  'event-hostile-words': { path: `/apps/event/${hostileId}` },
  'event-new': { path: '/apps/event/new' },
  'event-invalid': { path: event, act: (page) => page.locator('form input').first().fill('') },
  'event-delete': {
    path: event,
    act: async (page) => {
      await page.locator('main header button').last().click();
      await page.getByRole('menuitem').last().click();
    },
    shows: dialog,
  },
  'event-not-found': { path: '/apps/event/665a99999999999999999999' },
  'guests-no-event': { path: '/events/guests/all' },
  'guests-all': { path: guests('all') },
  'guests-discrepancies': { path: guests('discrepancies') },
  'guests-panel': { path: `${guests('all')}&guest=${guestWithDiscrepancies}`, shows: panel },
  'guests-edit': { path: `${guests('all')}&guest=${guestWithDiscrepancies}&edit=true`, shows: formInPanel },
  'guests-add': { path: `${guests('all')}&add=true`, shows: dialog },
  'guests-remind': { path: `/events/${weddingId}/remind` },
  'guests-codes': { path: `/events/${weddingId}/codes` },
  'guests-print': { path: `/events/guests/print?event=${weddingId}` },
  'guests-hostile-words': { path: guests('all', hostileId) },
  'guests-ten-thousand': { path: guests('all', conferenceId) },
  'guests-empty': { path: guests('all', emptyEventId) },
  'guests-error': { path: guests('all'), scenarios: 'listGuests:malformed' },
  import: { path: `/events/guests/import?event=${weddingId}` },
  'import-columns': { path: `/events/guests/import?event=${weddingId}`, act: chooseFile },
  scan: { path: `/events/${galaId}/scan` },
  'scan-guest': { path: `/events/${weddingId}/scan`, act: scan },
  account: { path: '/pages/account' },
  ...Object.fromEntries(templateAreas.map(({ address }) => [nameArea(address), { path: address }] as const)),
  calendar: { path: '/apps/calendar' },
  'calendar-form': { path: '/apps/calendar?event=new', shows: formInPanel },
  'contacts-details': { path: '/apps/contacts?contact=amal', shows: dialog },
  'notes-open': { path: '/apps/notes?note=seating', shows: dialog },
  'notes-labels': { path: '/apps/notes?edit=labels', shows: dialog },
  'orders-selected': {
    path: orders,
    act: (page) => page.locator('tbody input[type=checkbox]').first().check(),
  },
  'order-invoice': { path: `${orders}/1029?tab=invoice`, shows: 'main table' },
  'products-form': { path: '/apps/e-commerce/products?product=cards', shows: formInPanel },
  'invoice-compact-printed': { path: '/pages/invoices/compact', act: onPaper, shows: 'main table' },
  'invoice-modern': { path: '/pages/invoices/modern', shows: 'main table' },
  ...Object.fromEntries(
    [
      'auth/login',
      'auth/login-2',
      'auth/login-3',
      'auth/register',
      'auth/register-2',
      'auth/register-3',
      'auth/forgot-password',
      'auth/forgot-password-2',
      'auth/reset-password',
      'auth/reset-password-2',
      'auth/mail-confirm',
      'coming-soon',
      'maintenance',
      'errors/error-404',
      'errors/error-500',
      'pricing/style-1',
      'pricing/style-2',
      'pricing/style-3',
    ].map((path) => [path.replace('/', '-'), { path: `/pages/${path}` }]),
  ),
};
