import type { Page } from '@playwright/test';
import { routes } from '../../mocks/backend/routes.gen.ts';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { emptyEventId } from '../../mocks/backend/seeds/seeds.ts';
import { guestOfFour, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { checkInPath, field } from '../support/check-in-desk.ts';
import { EventForm, newEvent } from '../support/event-form.ts';
import { type Backend, expect, test } from '../support/fixtures.ts';
import { LoginPage } from '../support/login-page.ts';
import { messages, storedToken, visitAs } from '../support/visitor.ts';
import { InvitationPage } from '../guest/invitation-page.ts';

const account = {
  displayName: 'Nadia Haddad',
  email: 'nadia@example.org',
  phone: '5550100199',
  password: 'jasmine in june',
  passwordConfirm: 'jasmine in june',
};
const { email, password } = account;

/** A record as the backend has it, fetched without the product. */
async function readRecord(page: Page, path: string, headers: Record<string, string>) {
  const token: unknown = JSON.parse((await storedToken(page)) ?? '');
  const response = await page.request.get(path, {
    headers: { ...headers, authorization: `Bearer ${String(token)}` },
  });
  const { data } = (await response.json()) as { data: Record<string, unknown> };
  return data;
}

/** A record without some of its fields. */
const without = (record: Record<string, unknown>, ...fields: string[]) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !fields.includes(name)));

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** The operations of the specification, by the test that makes them. */
const operations = {
  account: ['signup', 'login', 'getMe', 'savePreference'],
  event: ['listEvents', 'createEvent', 'getEvent', 'updateEvent', 'deleteEvent'],
  guests: ['listGuests', 'listGuestDiscrepancies', 'getGuest', 'createGuest', 'updateGuest', 'deleteGuest'],
  messages: ['listMessages', 'createMessage', 'updateMessage', 'selectMessage', 'deleteMessage'],
  answer: ['getRsvp', 'saveRsvp'],
} as const satisfies Record<string, readonly (keyof typeof routes)[]>;
type Part = keyof typeof operations;

/** The body of a read, which may be repeated. */
const read: readonly unknown[] = [undefined];

/** Expects the calls of the operations of a part, each with exactly its payload. */
async function expectCalls<Name extends Part>(
  backend: Backend,
  expected: Record<(typeof operations)[Name][number], readonly unknown[]>,
) {
  for (const [operationId, bodies] of Object.entries<readonly unknown[]>(expected)) {
    const calls = await backend.sent(operationId);
    expect(bodies === read ? calls.slice(0, 1) : calls, operationId).toEqual(bodies);
  }
}

test('the tests of this file cover all 22 calls of the specification', () => {
  expect(Object.values(operations).flat().toSorted()).toEqual(Object.keys(routes).toSorted());
});

test('account: register, save a preference, log out and log in', async ({ page, backend }) => {
  await page.goto('/register');
  for (const [name, value] of Object.entries(account))
    await page.locator(`input[name="${name}"]`).fill(value);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('heading', { name: 'No events yet' })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: account.displayName }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(messages(page).last()).toHaveText('User data saved with api');
  await new EventForm(page).logout.click();
  await new LoginPage(page).logIn({ email, password });
  await expect(page.getByRole('heading', { name: 'No events yet' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No events yet' })).toBeVisible();
  await expectCalls<'account'>(backend, {
    signup: [account],
    login: [{ email, password }],
    getMe: read,
    savePreference: [{ settings: { theme: expect.objectContaining({ main: expect.any(String) }) } }],
  });
});

test('event: create, change and delete an event', async ({ page, backend }) => {
  await visitAs(page, admin, newEvent);
  const form = new EventForm(page);
  await form.name.fill('Garden party');
  await page.getByRole('button', { name: 'Leaves' }).click();
  await form.create.click();
  await expect(page.getByRole('heading', { name: 'Garden party', level: 1 })).toBeVisible();
  const eventId = /event\/(\w+)/.exec(page.url())?.[1] ?? '';
  await expect(form.save).toBeVisible();
  const event = await readRecord(page, `/api/v1/events/${eventId}`, backend.world);
  await form.rsvp.fill('Tell us by May.');
  await form.save.click();
  await expect(messages(page).last()).toHaveText('Event saved');
  await form.delete();
  await form.answer('Delete').click();
  await expect(page.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible();
  await expect.poll(() => backend.sent('deleteEvent')).toHaveLength(1);
  const cover: unknown = expect.stringMatching(/^data:image\/webp;base64,/);
  await expectCalls<'event'>(backend, {
    listEvents: read,
    createEvent: [
      {
        name: 'Garden party',
        welcomeMessage: '',
        rsvpMessage: '',
        isSingleGuest: false,
        image: cover,
        images: [cover],
      },
    ],
    getEvent: read,
    updateEvent: [
      {
        ...without(event, 'id', '_id', 'user', 'handle', 'image', 'images', 'createdAt', 'updatedAt'),
        rsvpMessage: 'Tell us by May.',
      },
    ],
    deleteEvent: read,
  });
});

test('guests: add, filter, change and delete guests', async ({ page, backend }) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await visitAs(page, admin, `/events/guests/all?event=${emptyEventId}&add=true`);
  const drawer = page.getByRole('dialog', { name: 'Add guests' });
  await drawer.getByRole('textbox', { name: 'Name' }).fill('Ada Byron');
  await drawer.getByRole('textbox', { name: 'Phone' }).fill('5550300001');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Bora Kaya');
  await drawer.getByRole('button', { name: 'Add 2 guests' }).click();
  const rows = page.getByRole('table').locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(2);
  for (const tab of ['Coming', 'Declined', 'Not on WhatsApp', 'To check', 'All']) {
    await page
      .getByRole('navigation', { name: 'Filter guests' })
      .getByRole('link', { name: new RegExp(`^${tab}`) })
      .click();
  }
  await rows.filter({ hasText: 'Ada Byron' }).getByRole('link').click();
  await expect(page).toHaveURL(/guest=\w+/);
  const guestId = new URL(page.url()).searchParams.get('guest') ?? '';
  const guest = await readRecord(page, `/api/v1/events/${emptyEventId}/guests/${guestId}`, backend.world);
  await button(page, 'Edit').click();
  await page.getByRole('complementary').getByRole('textbox', { name: 'Name' }).fill('Ada Lovelace');
  await page.keyboard.press('Control+Enter');
  await expect(rows.filter({ hasText: 'Ada Lovelace' })).toBeVisible();
  await rows.filter({ hasText: 'Bora Kaya' }).getByRole('link').click();
  await button(page, 'Delete').click();
  await expect(rows).toHaveCount(1);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events' }).click();
  await expect.poll(() => backend.sent('deleteGuest')).toHaveLength(1);
  const person = { invitees: 1, inviteeOnCard: 1, isWAPhone: true };
  await expectCalls<'guests'>(backend, {
    listGuests: read,
    listGuestDiscrepancies: read,
    getGuest: read,
    createGuest: [
      { name: 'Ada Byron', phone: '5550300001', ...person },
      { name: 'Bora Kaya', ...person },
    ],
    updateGuest: [{ ...without(guest, 'createdBy', '_id', 'id'), name: 'Ada Lovelace' }],
    deleteGuest: read,
  });
  const queries = new Set(urls.map((url) => new URL(url)).map(({ pathname, search }) => pathname + search));
  for (const query of [
    'guests?limit=50&page=1',
    'guests?limit=50&page=1&rsvpConfirmed=true',
    'guests?limit=50&page=1&rsvpConfirmed=false',
    'guests?limit=50&page=1&isWAPhone=false',
    'guests/discrepancies?limit=50&page=1',
  ])
    expect([...queries], query).toContain(`/api/v1/events/${emptyEventId}/${query}`);
});

test('messages: write, change, select and delete messages', async ({ page, backend }) => {
  const listed = page.waitForRequest((request) =>
    request.url().endsWith(`/api/v1/events/${emptyEventId}/messages?sort=createdAt`),
  );
  await visitAs(page, admin, `/apps/event/${emptyEventId}`);
  await page
    .getByRole('navigation', { name: 'Parts of the event' })
    .getByRole('link', { name: /^Messages/ })
    .click();
  await listed;
  await page.getByRole('link', { name: 'Write a message' }).click();
  const list = page.getByRole('list', { name: 'Messages of this event' });
  for (const title of ['Invitation', 'Directions']) {
    await page.getByRole('textbox', { name: 'Title' }).fill(title);
    await page.getByRole('textbox', { name: 'Text' }).fill('Dear {name}, {link}');
    await button(page, 'Create message').click();
    await expect(list.getByRole('listitem').filter({ hasText: title })).toBeVisible();
    if (title === 'Invitation') await page.getByRole('link', { name: 'New message' }).click();
  }
  await page.getByRole('checkbox', { name: 'Send the link separately' }).check();
  await button(page, 'Save').click();
  await expect(messages(page).last()).toHaveText('Message saved');
  await list.getByRole('listitem').filter({ hasText: 'Directions' }).getByRole('radio').focus();
  await page.keyboard.press('Space');
  await expect.poll(() => backend.sent('selectMessage')).toHaveLength(1);
  await button(page, 'Delete').click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events' }).click();
  await expect.poll(() => backend.sent('deleteMessage')).toHaveLength(1);
  const text = { message: 'Dear {name}, {link}', attachCardImage: false };
  const directions = { title: 'Directions', ...text, isSelected: false };
  await expectCalls<'messages'>(backend, {
    listMessages: read,
    createMessage: [
      { title: 'Invitation', ...text, isSelected: true, separateRSVP: false },
      { ...directions, separateRSVP: false },
    ],
    updateMessage: [{ ...directions, separateRSVP: true }],
    selectMessage: read,
    deleteMessage: read,
  });
});

test('answer: a guest answers, and is found at check-in', async ({ page, backend }) => {
  const invitation = await InvitationPage.open(page, guestOfFour);
  await invitation.choose(1);
  await invitation.confirm.click();
  await expect(invitation.thankYou).toBeVisible();
  await visitAs(page, admin, checkInPath(weddingId));
  await field(page).fill(guestOfFour);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('article')).toContainText('1');
  await expectCalls<'answer'>(backend, { getRsvp: read, saveRsvp: [{ rsvpCount: 1 }] });
});
