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

test('a login by Auth0 returns, is announced once, and cannot be replayed', async ({ page }) => {
  await page.goto('/pages/auth/login-2');
  // Recorded on the way: the page leaves this address before the test could read it.
  let used = '';
  page.on('framenavigated', (frame) => {
    if (frame.url().includes('/callback?code=')) used = frame.url();
  });
  await page.getByRole('button', { name: 'Log in with Auth0' }).click();
  await expect(page.getByText('Logged in with Auth0')).toBeVisible();
  await expect.poll(() => getPlace(page)).toBe('/pages/auth/login-2');
  expect(used).toContain('/callback?code=');
  await expect(page.getByText('Aylin Sıfır is signed in here')).toBeVisible();
  const refusal = page.getByRole('main').getByRole('alert');
  for (const address of [used, '/callback?code=x&state=y', '/callback?code=x']) {
    await page.goto(address);
    await expect(refusal).toContainText('This login was not started here, or another one was started since.');
  }
});
