import type { Page } from '@playwright/test';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { conferenceId } from '../../mocks/backend/seeds/conference.ts';
import { guestOfTheSingleDinner } from '../../mocks/backend/seeds/dinner.ts';
import { galaGuestWhoAccepted } from '../../mocks/backend/seeds/gala.ts';
import { guestWithHostileWords, hostileId } from '../../mocks/backend/seeds/hostile.ts';
import { emptyEventId } from '../../mocks/backend/seeds/seeds.ts';
import {
  guestAboveTheLimit,
  guestOfFour,
  guestOfTwelve,
  guestWhoAccepted,
  guestWithoutInvitees,
  weddingId,
} from '../../mocks/backend/seeds/wedding.ts';
import { openedParts, shownRoutes } from '../../screens/support/routes.ts';

/** One picture: an address, and the steps before it. */
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

/** The states of screens that need steps, scenarios or other data. Their other states are in screens/. */
const states: Record<string, Scene> = {
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
  'login-invalid': { path: '/login', act: fill('amina@', '123') },
  'login-refused': {
    path: '/login',
    act: async (page) => {
      await fill(admin.email, 'not the password')(page);
      await submit(page);
    },
  },
  'register-invalid': { path: '/register', act: fill('', 'amina@', '555', 'short', 'other') },
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
  'event-hostile-words': { path: `/apps/event/${hostileId}` },
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
  'guests-hostile-words': { path: guests('all', hostileId) },
  'guests-ten-thousand': { path: guests('all', conferenceId) },
  'guests-empty': { path: guests('all', emptyEventId) },
  'guests-error': { path: guests('all'), scenarios: 'listGuests:malformed' },
  'import-columns': { path: `/events/guests/import?event=${weddingId}`, act: chooseFile },
  'scan-guest': { path: `/events/${weddingId}/scan`, act: scan },
  'notes-open': { path: '/apps/notes?note=seating', shows: dialog },
  'notes-labels': { path: '/apps/notes?edit=labels', shows: dialog },
  'orders-selected': {
    path: '/apps/e-commerce/orders',
    act: (page) => page.locator('tbody input[type=checkbox]').first().check(),
  },
  'order-invoice': { path: '/apps/e-commerce/orders/1029?tab=invoice', shows: 'main table' },
  'invoice-compact-printed': { path: '/pages/invoices/compact', act: onPaper, shows: 'main table' },
};

/** All scenes by name: each route and each panel by its address, then the states. */
export const scenes: Record<string, Scene> = {
  ...Object.fromEntries([...shownRoutes, ...openedParts].map(({ address }) => [address, { path: address }])),
  ...states,
};
