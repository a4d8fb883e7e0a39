import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin, staff } from '../../mocks/backend/seeds/accounts.ts';
import { guestWhoNeverAnswered, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { pendingDeletion } from '../../src/domain/pending-deletion.ts';
import { getDraftKey } from '../../src/storage/drafts.ts';
import { changeSettings } from '../support/arrange.ts';
import { backend } from '../support/backend.ts';
import { loginPage } from '../support/login-page.ts';
import { openRoute } from '../support/open-route.tsx';
import { toasts } from '../support/toasts.ts';

const guest = `/events/guests/all?event=${weddingId}&guest=${guestWhoNeverAnswered}`;
const storage = { [getDraftKey(admin._id, 'event new')]: JSON.stringify({ name: 'Dinner' }) };
const logOut = () => page.getByRole('link', { name: 'Logout' }).first().click();
const getPrivateKeys = () => Object.keys(localStorage).filter((key) => key.includes(admin._id));

test('a logout that cannot save the last settings says so', async () => {
  const { router } = await openRoute('/events', { storage });
  backend.play('savePreference:silent');
  void changeSettings(router, { layout: { style: 'layout3' } });
  await logOut();
  await loginPage.isShown();
  await expect.element(page.getByText(/^Your last settings may not be saved\./)).toBeVisible();
  expect(getPrivateKeys()).toEqual([]);
});

test('the next user sees no panel, toast or notification of the one before', async () => {
  await openRoute(guest);
  await page.getByRole('complementary').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  backend.play('deleteGuest:500');
  void pendingDeletion.flush();
  await loginPage.isShown();
  await expect.element(toasts.getByText(/^We are not sure 1 guest was deleted/)).toBeVisible();
  await loginPage.enter(staff);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  expect(page.getByRole('dialog').elements()).toEqual([]);
  expect(toasts.getByText(/^We are not sure/).elements()).toEqual([]);
  await page.getByRole('button', { name: 'Notifications' }).click();
  await expect.element(page.getByText('There are no notifications for now.')).toBeVisible();
});
