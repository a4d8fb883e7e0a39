import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { backend } from '../support/backend.ts';
import { unknownOutcome } from '../support/created-kinds.ts';
import { chooseInEventMenu } from '../support/event-menu.ts';
import { loginPage as login } from '../support/login-page.ts';
import { openRoute, place } from '../support/open-route.tsx';
import { expectCount } from '../support/text.ts';
import { toasts } from '../support/toasts.ts';

const newEvent = '/apps/event/new';
const name = page.getByRole('textbox', { name: 'Name' });
const rsvp = page.getByRole('textbox', { name: 'RSVP message' });
const create = page.getByRole('button', { name: 'Create event' });
const draftNotice = page.getByText('We restored your unsaved changes');

async function isLoggedOutOnce() {
  await login.isShown();
  await expectCount(page.getByRole('alertdialog'), 0);
  await expectCount(page.getByText('Server Error', { exact: true }), 1);
  const lead = 'We had a problem and logged you out. Please log in again.';
  await expect.element(page.getByRole('alert').filter({ hasText: `${lead}Server Error` })).toBeVisible();
  await expectCount(toasts, 0);
}

test('[F42] a save that meets a 500 logs out and keeps draft and path', async () => {
  const { world } = await openRoute(newEvent);
  await name.fill('Brunch');
  await rsvp.fill('Until Friday');
  backend.play('createEvent:500');
  await create.click();
  await isLoggedOutOnce();
  backend.play();
  await login.logIn();
  await expect.element(draftNotice).toBeVisible();
  // A toast that came late would still be on the screen.
  expect(toasts.getByText('We are not sure').length).toBe(0);
  expect(place()).toBe(newEvent);
  await expect.element(name).toHaveValue('Brunch');
  await expect.element(rsvp).toHaveValue('Until Friday');
  await create.click();
  await expect.poll(place).toMatch(/^\/apps\/event\/[0-9a-f]{24}/);
  await openRoute(newEvent, { world, storage: Object.fromEntries(Object.entries(localStorage)) });
  await expect.element(name).toHaveValue('');
  await expect.element(draftNotice).not.toBeInTheDocument();
});

test('[F42] a delete that meets a 500 keeps unsaved changes', async () => {
  await openRoute(`/apps/event/${weddingId}`);
  await name.fill('In the garden');
  backend.play('deleteEvent:500');
  await chooseInEventMenu('Delete event');
  const question = page.getByRole('alertdialog');
  await expect
    .element(question)
    .toMatchTextContent('12 guests, 3 messages and all RSVP links are deleted. You cannot undo this.');
  await question.getByRole('button', { name: 'Delete' }).click();
  await isLoggedOutOnce();
  backend.play();
  await login.logIn();
  await expect.element(name).toHaveValue('In the garden');
});

test('[F08] a deletion with an unknown outcome says so in its question', async () => {
  await openRoute(`/apps/event/${weddingId}`);
  await chooseInEventMenu('Delete event');
  backend.play('deleteEvent:applied-then-504', 'getEvent:offline');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect.element(question.getByText(unknownOutcome)).toBeVisible();
});
