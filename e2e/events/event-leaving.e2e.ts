import type { Page } from '@playwright/test';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { wedding } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { EventForm } from '../support/event-form.ts';
import { LoginPage } from '../support/login-page.ts';
import { getPlace, visitAs } from '../support/visitor.ts';

const question = 'Are you sure you want to leave without saving ?';

async function changed(page: Page) {
  await visitAs(page, admin, '/events');
  await page.getByRole('link', { name: `Edit ${wedding.name}` }).click();
  const form = new EventForm(page);
  await form.name.fill('In the garden');
  return form;
}

test('leaving a changed form asks, and Cancel and Esc keep the text', async ({ page }) => {
  const form = await changed(page);
  const place = getPlace(page);
  for (const stay of [() => form.answer('Cancel').click(), () => page.keyboard.press('Escape')]) {
    await form.wayOut.focus();
    await page.keyboard.press('Enter');
    await form.isAsked(question);
    await expect(form.answer('Cancel')).toBeFocused();
    await stay();
    await form.isNotAsked();
    await expect(form.wayOut).toBeFocused();
    expect(getPlace(page)).toBe(place);
    await expect(form.name).toHaveValue('In the garden');
  }
});

test('[F45] a session that ends in another tab asks nothing', async ({ page, context }) => {
  for (const inTheMiddle of [false, true]) {
    const form = await changed(page);
    if (inTheMiddle) {
      await form.wayOut.click();
      await form.isAsked(question);
    }
    const other = await context.newPage();
    await other.goto('/favicon.svg');
    await other.evaluate(() => localStorage.removeItem('guestwise.token'));
    await other.close();
    const login = new LoginPage(page);
    await login.isShown();
    await form.isNotAsked();
    await login.logIn();
    await expect(form.draftNotice).toBeVisible();
    await expect(form.name).toHaveValue('In the garden');
    await form.discard.click();
  }
});

test('[F65] a change of language keeps values, errors and focus of the form', async ({ page }) => {
  const form = await changed(page);
  const [name, welcome] = [page.locator('form input').first(), page.locator('form textarea').first()];
  await welcome.fill('Bring shoes to dance in.');
  await form.single.check();
  await name.fill('');
  for (const [language, direction, said] of [
    ['العربية', 'rtl', 'أدخل اسمًا للمناسبة'],
    ['Türkçe', 'ltr', 'Etkinliğe bir ad verin'],
    ['English', 'ltr', 'Enter an event name'],
  ] as const) {
    const menu = page.getByRole('banner').getByRole('button', { name: /EN|AR|TR/ });
    await menu.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitemradio', { name: language }).press('Enter');
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    await expect(name).toHaveAccessibleDescription(said);
    await expect(welcome).toHaveValue('Bring shoes to dance in.');
    await expect(page.locator('form input[type=checkbox]')).toBeChecked();
    await expect(menu).toBeFocused();
  }
  await form.name.fill('In the garden');
  await form.save.click();
  await form.isSaved();
});
