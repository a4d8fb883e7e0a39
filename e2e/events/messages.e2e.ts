import type { Page } from '@playwright/test';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { emptyEventId } from '../../mocks/backend/seeds/seeds.ts';
import { reminderMessage, selectedMessage, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { messages as toasts, visitAs } from '../support/visitor.ts';

const tab = (eventId: string) => `/apps/event/${eventId}?tab=messages`;
const list = (page: Page) => page.getByRole('list', { name: 'Messages of this event' });
const card = (page: Page, title: string) => list(page).getByRole('listitem').filter({ hasText: title });
const selected = (page: Page) => list(page).getByRole('radio', { checked: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const preview = (page: Page) => page.getByRole('figure', { name: 'Message preview' });
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

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
