import { expect, test } from '../support/fixtures.ts';
import { LoginPage } from '../support/login-page.ts';
import { getPlace } from '../support/visitor.ts';

test('[F31] a provider’s message about a failed login is plain text, with a link back to the login', async ({
  page,
}) => {
  const said = '<img src=x onerror=alert(1)> javascript:alert(1)';
  for (const [search, shown] of [
    ['error=auth/wrong-password', 'Check your password'],
    ['error=auth/email-already-in-use', 'The email address is already in use'],
    [`error=constructor&error_description=${encodeURIComponent(said)}`, said],
  ] as const) {
    await page.goto(`/callback?${search}`);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(shown);
  }
  await page.getByRole('main').getByRole('link').click();
  await new LoginPage(page).isShown();
  await page.goto('/callback');
  await new LoginPage(page).isShown();
  expect(getPlace(page)).toBe('/login');
});
