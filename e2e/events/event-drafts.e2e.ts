import type { Page } from '@playwright/test';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { dinner, dinnerId } from '../../mocks/backend/seeds/dinner.ts';
import { wedding, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { EventForm, eventPath } from '../support/event-form.ts';
import { LoginPage } from '../support/login-page.ts';
import { messages, getPlace, visitAs } from '../support/visitor.ts';

const drafts = (page: Page) => page.evaluate(() => JSON.stringify(localStorage));
const invitation = eventPath(weddingId);
/** The address to which the list of events links, with a handle. */
const withHandle = `${eventPath(dinnerId)}/an-evening-at-the-long-table`;

test('[F40] an expired token during an edit keeps the draft for the login', async ({ page, backend }) => {
  await visitAs(page, admin, withHandle);
  const form = new EventForm(page);
  await form.welcome.fill('One more chair.');
  await form.single.uncheck();
  // Otherwise the refusal of this read ends the session before the save.
  await expect.poll(() => drafts(page)).toContain('check-in-list');
  await backend.play('reads:401', 'saves:401');
  await form.save.click();
  const login = new LoginPage(page);
  await login.isShown();
  await form.isNotAsked();
  await expect(login.reason).toContainText('Invalid access token detected');

  await backend.play();
  await login.logIn();
  await expect(form.draftNotice).toBeVisible();
  expect(getPlace(page)).toBe(withHandle);
  await expect(form.name).toHaveValue(dinner.name);
  await expect(form.welcome).toHaveValue('One more chair.');
  await expect(form.single).not.toBeChecked();
  await form.save.click();
  await expect(messages(page).filter({ hasText: 'Event saved' })).toBeVisible();
  await expect(form.draftNotice).toBeHidden();
  expect(await drafts(page)).not.toContain('One more chair');
});

test('a reload keeps the draft, and Discard restores the saved version', async ({ page }) => {
  await visitAs(page, admin, invitation);
  const form = new EventForm(page);
  await form.name.fill('In the garden');
  const asked = page.waitForEvent('dialog');
  await page.reload();
  expect((await asked).type()).toBe('beforeunload');
  await expect(form.draftNotice).toBeVisible();
  await expect(form.name).toHaveValue('In the garden');
  await expect(form.save).toBeEnabled();
  await form.discard.click();
  await expect(form.draftNotice).toBeHidden();
  await expect(form.name).toHaveValue(wedding.name);
  await expect(form.name).toBeFocused();
  await expect(form.save).toBeDisabled();
  await page.reload();
  await expect(form.name).toHaveValue(wedding.name);
  await expect(form.draftNotice).toBeHidden();
});

const elsewhere = (page: Page) => page.getByText(/^You are editing this in another tab/);

test('[F40] a second tab of a form keeps no draft, and can save', async ({ page, context }) => {
  await visitAs(page, admin, invitation);
  const first = new EventForm(page);
  await first.name.fill('In the garden');
  const other = await context.newPage();
  await other.goto(invitation);
  const second = new EventForm(other);
  await expect(elsewhere(other)).toBeVisible();
  await expect(second.name).toHaveValue(wedding.name);
  await second.welcome.fill('From the second tab');
  expect(await drafts(other)).not.toContain('second tab');
  await second.save.click();
  await second.isSaved();
  expect(await drafts(other)).toContain('garden');
  // The first tab still owns its draft after a reload, and sends only what was typed there.
  await page.reload();
  await expect(first.name).toHaveValue('In the garden');
  await expect(elsewhere(other)).toBeVisible();
  await first.save.click();
  await expect(messages(page).filter({ hasText: 'Also changed by someone else' })).toBeVisible();
  await expect(first.welcome).toHaveValue('From the second tab');
});

test('[F40] a second tab of a new event starts without the draft’s cover', async ({ page, context }) => {
  await visitAs(page, admin, '/apps/event/new');
  const cover = (tab: Page) => tab.getByRole('button', { name: 'Garlands' });
  await new EventForm(page).name.fill('In the garden');
  await cover(page).click();
  await expect.poll(() => drafts(page)).toContain('garland');
  const other = await context.newPage();
  await other.goto('/apps/event/new');
  await expect(elsewhere(other)).toBeVisible();
  await expect(new EventForm(other).name).toHaveValue('');
  await expect(cover(other)).toHaveAttribute('aria-pressed', 'false');
  await expect(cover(page)).toHaveAttribute('aria-pressed', 'true');
});

test('[F40] a form opened after the first tab closed has its draft', async ({ page, context }) => {
  await visitAs(page, admin, invitation);
  await new EventForm(page).name.fill('In the garden');
  const other = await context.newPage();
  await other.goto(invitation);
  await expect(elsewhere(other)).toBeVisible();
  await page.close();
  // Nothing changes under the open form.
  await expect(elsewhere(other)).toBeVisible();
  await other.reload();
  await expect(elsewhere(other)).toBeHidden();
  await expect(new EventForm(other).name).toHaveValue('In the garden');
});

test('[F40] a draft survives a crash of its tab', async ({ page, context }) => {
  await visitAs(page, admin, invitation);
  await new EventForm(page).name.fill('In the garden');
  const devtools = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void devtools.send('Page.crash').catch(() => {});
  await crashed;
  const next = await context.newPage();
  await next.goto(invitation);
  const form = new EventForm(next);
  await expect(form.draftNotice).toBeVisible();
  await expect(form.name).toHaveValue('In the garden');
  await expect(form.save).toBeEnabled();
});
