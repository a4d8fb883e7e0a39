import type { Page } from '@playwright/test';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { emptyEventId } from '../../mocks/backend/seeds/seeds.ts';
import { reminderMessage, selectedMessage, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { plan } from '../support/planned.ts';
import { messages as toasts, getPlace, visitAs } from '../support/visitor.ts';

const tab = (eventId: string) => `/apps/event/${eventId}?tab=messages`;
const list = (page: Page) => page.getByRole('list', { name: 'Messages of this event' });
const card = (page: Page, title: string) => list(page).getByRole('listitem').filter({ hasText: title });
const selected = (page: Page) => list(page).getByRole('radio', { checked: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const preview = (page: Page) => page.getByRole('figure', { name: 'Message preview' });
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

test('the messages are listed by creation, and the selected one is open with its preview', async ({
  page,
  backend,
}) => {
  await visitAs(page, admin, tab(weddingId));
  await expect(list(page).getByRole('heading')).toHaveText([
    'Invitation',
    'A gentle reminder',
    'How to find us',
  ]);
  await expect(selected(page)).toHaveAccessibleName(/Invitation/);
  await expect(field(page, 'Title')).toHaveValue('Invitation');
  await expect(preview(page)).toContainText('What Yusuf & Hana Haddad gets');
  await expect(preview(page).getByRole('img')).toHaveCount(0);
  const [call] = await backend.calls('listMessages');
  expect(call?.path).toBe(`/api/v1/events/${weddingId}/messages`);
});

test('an organiser writes the first message from a starting text, and the server gets its five fields', async ({
  page,
  backend,
}) => {
  await visitAs(page, admin, tab(emptyEventId));
  await page.getByRole('link', { name: 'Write a message' }).click();
  await expect(button(page, 'Create message')).toBeDisabled();
  await page.getByRole('radio', { name: 'Türkçe' }).check();
  await button(page, 'Gentle reminder').click();
  await expect(field(page, 'Title')).toHaveValue('Küçük bir hatırlatma');
  await expect(preview(page)).toContainText('Sevgili Samira,');
  await page.getByRole('checkbox', { name: 'Attach the invitation card' }).check();
  await field(page, 'Title').fill('Reminder');
  await field(page, 'Text').fill('Dear ');
  await button(page, 'Insert the guest’s name {name}').click();
  await expect(field(page, 'Text')).toHaveValue('Dear {name}');
  await expect(page.getByText('11 characters')).toBeVisible();
  await button(page, 'Create message').click();
  await expect(card(page, 'Reminder')).toBeVisible();
  await expect(selected(page)).toHaveAccessibleName(/Reminder/);
  const calls = await backend.calls('createMessage');
  expect(calls.map(({ path, body }) => ({ path, body }))).toEqual([
    {
      path: `/api/v1/events/${emptyEventId}/messages/`,
      body: {
        title: 'Reminder',
        message: 'Dear {name}',
        isSelected: true,
        attachCardImage: true,
        separateRSVP: false,
      },
    },
  ]);
});

test('a change sends exactly five fields, and the preview follows each of them', async ({
  page,
  backend,
}) => {
  await visitAs(page, admin, `${tab(weddingId)}&message=${reminderMessage}`);
  const bubbles = preview(page).locator('p');
  await expect(bubbles).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Send the link separately' }).uncheck();
  await expect(bubbles).toHaveCount(1);
  await field(page, 'Text').fill('Dear {name},\nplease answer: {link}');
  await expect(bubbles).toContainText(/Dear Yusuf & Hana Haddad,\s+please answer: http.*\/rsvp/);
  await button(page, 'Save').click();
  await expect(toasts(page)).toHaveText(['Message saved']);
  const [call] = await backend.calls('updateMessage');
  expect(call?.path).toBe(`/api/v1/events/${weddingId}/messages/${reminderMessage}`);
  expect(call?.body).toEqual({
    title: 'A gentle reminder',
    message: 'Dear {name},\nplease answer: {link}',
    isSelected: false,
    attachCardImage: false,
    separateRSVP: false,
  });
});

test('a selection shows at once, and is reverted with a message if it fails', async ({
  page,
  request,
  backend,
}) => {
  await visitAs(page, admin, tab(weddingId));
  await expect(selected(page)).toHaveAccessibleName(/Invitation/);
  const refusal = { operationId: 'selectMessage', status: 409, body: { message: 'It is being sent.' } };
  await plan(request, backend.world, refusal);
  await card(page, 'A gentle reminder').getByRole('radio').click({ force: true });
  await expect(toasts(page)).toContainText(['We could not select this message.It is being sent.']);
  await expect(selected(page)).toHaveAccessibleName(/Invitation/);
  await toasts(page).getByRole('button', { name: 'Try again' }).click();
  await expect(selected(page)).toHaveAccessibleName(/A gentle reminder/);
  // The second one is shown before it is received.
  await expect
    .poll(async () => (await backend.calls('selectMessage')).map(({ path, body }) => [path, body]))
    .toEqual([
      [`/api/v1/events/${weddingId}/messages/${reminderMessage}/select`, undefined],
      [`/api/v1/events/${weddingId}/messages/${reminderMessage}/select`, undefined],
    ]);
  await page.reload();
  await expect(selected(page)).toHaveAccessibleName(/A gentle reminder/);
});

test('[F82] a deleted message can be restored for a while, and is then deleted once', async ({
  page,
  backend,
}) => {
  await visitAs(page, admin, `${tab(weddingId)}&message=${reminderMessage}`);
  await button(page, 'Delete').click();
  await expect(card(page, 'A gentle reminder')).toHaveCount(0);
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'A gentle reminder')).toBeVisible();
  expect(await backend.calls('deleteMessage')).toEqual([]);

  await card(page, 'A gentle reminder').getByRole('link').click();
  await button(page, 'Delete').click();
  await expect(card(page, 'A gentle reminder')).toHaveCount(0);
  expect(getPlace(page)).toContain('tab=messages');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events' }).click();
  await expect.poll(async () => (await backend.calls('deleteMessage')).length).toBe(1);
  await page.goto(tab(weddingId));
  await expect(list(page).getByRole('listitem')).toHaveCount(2);
});

test('[F82] a message deleted right before a reload is not listed again while its call is under way', async ({
  page,
  backend,
}) => {
  await visitAs(page, admin, `${tab(weddingId)}&message=${reminderMessage}`);
  await button(page, 'Delete').click();
  await backend.play('deleteMessage:silent');
  await page.reload();
  await expect(list(page).getByRole('heading')).toHaveText(['Invitation', 'How to find us']);
});

test('[F28] a create that answers with an empty list is an error, and the text is kept', async ({
  page,
  request,
  backend,
}) => {
  await visitAs(page, admin, `${tab(weddingId)}&message=new`);
  await field(page, 'Title').fill('Parking');
  await field(page, 'Text').fill('Behind the mill.');
  await plan(request, backend.world, { operationId: 'createMessage', status: 201, body: { data: [] } });
  await button(page, 'Create message').click();
  await expect(page.locator('form').getByRole('alert').first()).toContainText(/not (sure|certain)/);
  await page.reload();
  await expect(field(page, 'Title')).toHaveValue('Parking');
  await expect(field(page, 'Text')).toHaveValue('Behind the mill.');
});

test('[F31] [F32] [F87] hostile text is shown as written, counted and warned about, and nothing runs', async ({
  page,
  backend,
}) => {
  const message = `<img src=//evil.example/x onerror=alert(1)> javascript:alert(1) {table} ${'x'.repeat(10_000)}\u202E`;
  await backend.patch('messages', selectedMessage, { title: '<b>Bold</b>', message });
  const foreign: string[] = [];
  page.on('request', (call) => call.url().includes('evil') && foreign.push(call.url()));
  await visitAs(page, admin, tab(weddingId));
  await expect(card(page, '<b>Bold</b>')).toBeVisible();
  await expect(preview(page)).toContainText(
    '<img src=//evil.example/x onerror=alert(1)> javascript:alert(1) {table}',
  );
  await expect(preview(page)).toContainText('U+202E');
  await expect(preview(page).getByRole('link')).toHaveCount(0);
  await expect(
    page.getByText('{table}: not a variable, so guests see it as written. You can use {name}, {link}.'),
  ).toBeVisible();
  await expect(page.getByText('10,073 characters')).toBeVisible();
  expect(foreign).toEqual([]);
});

test('a phone shows the list or one message, and a way back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visitAs(page, admin, tab(weddingId));
  await expect(field(page, 'Title')).toBeHidden();
  await card(page, 'How to find us').getByRole('link').click();
  await expect(field(page, 'Title')).toHaveValue('How to find us');
  await expect(list(page)).toBeHidden();
  await page.getByRole('link', { name: 'All messages' }).click();
  await expect(list(page)).toBeVisible();
});
