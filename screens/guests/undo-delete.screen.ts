import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin, staff } from '../../mocks/backend/seeds/accounts.ts';
import { guestWhoNeverAnswered, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { pendingDeletes } from '../../src/domain/pending-deletes.ts';
import { backend } from '../support/backend.ts';
import { loginPage as login } from '../support/login-page.ts';
import { openRoute, place } from '../support/open-route.tsx';
import { toasts } from '../support/toasts.ts';

const row = page.getByRole('row', { name: /The Lindqvists/ });
const panel = page.getByRole('complementary').filter({ has: page.getByRole('button', { name: 'Close' }) });

test('[F82] the panel of a guest with a pending delete stays closed, also after Back, until an undo', async () => {
  await openRoute(`/events/guests/all?event=${weddingId}`, { signedInAs: admin });
  await row.getByRole('link').first().click();
  await expect.element(panel.getByRole('button', { name: 'Delete' })).toBeVisible();
  history.back();
  await expect.element(panel).not.toBeInTheDocument();
  await page.getByLabelText('Select The Lindqvists').click();
  await page.getByRole('region', { name: 'Selected guests' }).getByRole('button', { name: 'Delete' }).click();
  await expect.element(row).not.toBeInTheDocument();
  history.forward();
  await expect.poll(() => location.search).toContain(`guest=${guestWhoNeverAnswered}`);
  await expect.element(panel).not.toBeInTheDocument();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(row).toBeVisible();
  await expect.element(panel.getByRole('button', { name: 'Delete' })).toBeVisible();
  await pendingDeletes.flush();
  expect(await backend.calls('deleteGuest')).toEqual([]);
});

test('[F82] if the session ends before a guest is deleted, the login page says that they were not', async () => {
  await openRoute(`/events/guests/all?event=${weddingId}`, { signedInAs: admin });
  await row.getByRole('link').first().click();
  await panel.getByRole('button', { name: 'Delete' }).click();
  await expect.element(toasts.getByText('Guest deleted')).toBeVisible();
  backend.play('getGuest:401');
  await page
    .getByRole('row', { name: /Grace Okafor/ })
    .getByRole('link')
    .first()
    .click();
  await expect.poll(place).toMatch(/^\/login/);
  await expect
    .element(page.getByText('“The Lindqvists” was not deleted: the session ended first.'))
    .toBeVisible();
  // At once, because a toast disappears.
  expect(toasts.elements()).toEqual([]);
  expect(await backend.calls('deleteGuest')).toEqual([]);
});

test('[F82] after a logout that could not delete, nothing can be tried again, and no name is shown', async () => {
  await openRoute(`/events/guests/all?event=${weddingId}`, { signedInAs: admin });
  await row.getByRole('link').first().click();
  await panel.getByRole('button', { name: 'Delete' }).click();
  await expect.element(toasts.getByText('Guest deleted')).toBeVisible();
  backend.play('deleteGuest:503');
  await page.getByRole('link', { name: 'Logout' }).first().click();
  await login.isShown();
  await expect
    .element(page.getByText('We are not sure 1 guest was deleted. Check the guest list.'))
    .toBeVisible();
  expect(toasts.elements()).toEqual([]);
  await expect.element(page.getByText('The Lindqvists')).not.toBeInTheDocument();
  backend.play();
  const sent = (await backend.calls('deleteGuest')).length;
  await login.enter(staff);
  await expect.poll(place).toBe('/events');
  expect(toasts.elements()).toEqual([]);
  expect((await backend.calls('deleteGuest')).length).toBe(sent);
});

test('[F82] a logout that deletes takes the toast with the name along', async () => {
  await openRoute(`/events/guests/all?event=${weddingId}`, { signedInAs: admin });
  await row.getByRole('link').first().click();
  await panel.getByRole('button', { name: 'Delete' }).click();
  await expect.element(toasts.getByText('Guest deleted')).toBeVisible();
  await page.getByRole('link', { name: 'Logout' }).first().click();
  await login.isShown();
  expect(toasts.elements()).toEqual([]);
});
