import { guestOfFour, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { InvitationPage } from '../guest/invitation-page.ts';
import { expect, test } from '../support/fixtures.ts';
import { signIn } from '../support/sign-in.ts';

/** Longer than the interval of VITE_REFRESH_SECONDS, in milliseconds. */
const aWhile = 31_000;

test('an answer from another browser appears highlighted in the list', async ({ page, browser, backend }) => {
  await page.clock.install();
  await signIn(page);
  await page.goto(`/events/guests/all?event=${weddingId}`);
  const row = page.getByRole('row').filter({ hasText: 'Yusuf & Hana Haddad' });
  await expect(row).toContainText('Not answered');
  const waiting = page
    .getByRole('navigation', { name: 'Filter guests' })
    .getByRole('link', { name: /^Not answered/ });
  await expect(waiting).toHaveText(/\d/);
  const before = await waiting.textContent();

  const phone = await browser.newContext({ extraHTTPHeaders: backend.world });
  const invitation = await InvitationPage.open(await phone.newPage(), guestOfFour);
  await invitation.choose(3);
  await invitation.confirm.click();
  await expect(invitation.thankYou).toBeVisible();
  await phone.close();

  await page.clock.runFor(aWhile);
  await expect(row).toContainText('3 coming');
  await expect(row).toHaveAttribute('data-changed', 'true');
  await expect(page.locator('tr[data-changed]')).toHaveCount(1);
  await expect(waiting).not.toHaveText(before ?? '');
});
