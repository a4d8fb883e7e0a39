import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { InvitationPage } from '../guest/invitation-page.ts';
import { signIn } from '../support/sign-in.ts';

test('an organiser copies a guest’s link, the guest answers in another browser, and the guest list shows it', async ({
  page,
  context,
  browser,
  backend,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page);
  await page.goto(`/events/guests/all?event=${weddingId}`);
  const row = page.getByRole('row').filter({ hasText: 'Yusuf & Hana Haddad' });
  await expect(row).toContainText('Not answered');
  await row.getByRole('button', { name: /copy/i }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname).toMatch(/^\/[\w-]+\/rsvp$/);

  const phone = await browser.newContext({
    viewport: { width: 360, height: 740 },
    extraHTTPHeaders: backend.world,
  });
  const invitation = await InvitationPage.open(
    await phone.newPage(),
    new URL(link).pathname.split('/')[1] ?? '',
  );
  await invitation.choose(3);
  await invitation.confirm.click();
  await expect(invitation.thankYou).toBeVisible();
  await phone.close();

  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await page.reload();
  await expect(row).toContainText('3 coming');
});
