import { guestOfFour } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { openEarly, unanswered } from './early-page.ts';

declare global {
  interface Window {
    /** The languages that the document had, in order. */
    shownLanguages: string[];
  }
}

test('[F80] an early change of language keeps the choice and the focus', async ({ page, backend }) => {
  await backend.patch('guests', guestOfFour, unanswered);
  // The address names another language; the guest's own choice is newer.
  const { invitation, letThrough } = await openEarly(page, guestOfFour, '?lang=en');
  const turkish = page.getByRole('button', { name: 'Türkçe' });
  // A translator of the browser wraps the text of the button.
  await turkish.evaluate((button) => {
    const font = document.createElement('font');
    font.append(...button.childNodes);
    button.append(font);
  });
  await turkish.click();
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Onayla' })).toBeVisible();
  await invitation.choose(3);
  await page.getByRole('button', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByText('الحضور المؤكَّد: 3', { exact: true })).toBeVisible();
  await expect(invitation.slider).toHaveValue('3');
  await expect(page.getByRole('button', { name: 'العربية' })).toBeFocused();
  await expect(invitation.bundle).toBeHidden();

  letThrough();
  await expect(invitation.bundle).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.getByText('الحضور المؤكَّد: 3', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'العربية' })).toBeFocused();
  expect(await backend.calls('saveRsvp')).toEqual([]);
});

test('[F77] the bundle does not remove a Confirm while it is pressed', async ({ page, backend }) => {
  await backend.patch('guests', guestOfFour, unanswered);
  const { invitation, letThrough } = await openEarly(page, guestOfFour);
  await invitation.choose(2);
  const bundle = page.waitForResponse('**/assets/guest-*.js');
  await invitation.confirm.hover();
  await page.mouse.down();
  letThrough();
  await (await bundle).finished();
  // The page starts, and waits until the finger is lifted.
  await page.waitForFunction(() => window.early?.isPageStarted);
  await expect(invitation.bundle).toBeHidden();
  await page.mouse.up();
  await expect(invitation.thankYou).toBeVisible();
  expect(await backend.sent('saveRsvp')).toEqual([{ rsvpCount: 2 }]);
});
