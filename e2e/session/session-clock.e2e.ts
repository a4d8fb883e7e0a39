import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { LoginPage } from '../support/login-page.ts';
import { createExpiredToken, leave, messages, storedToken, tokenKey } from '../support/visitor.ts';

const day = 24 * 60 * 60 * 1000;

for (const [where, lead] of [
  ['three days ahead', 3 * day],
  ['a day ahead', day],
  ['a day behind', -day],
] as const) {
  test(`[F43] a device clock ${where} logs nobody out: the server's 401 decides`, async ({
    page,
    backend,
  }) => {
    await page.clock.setSystemTime(Date.now() + lead);
    const login = await LoginPage.open(page);
    await login.enter();
    await expect(page).toHaveURL(/\/events$/);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible();
    await expect(messages(page)).toHaveCount(0);

    await backend.play('getMe:401');
    await page.reload();
    await login.isShown();
    await expect(login.reason).toContainText('Failed auto login');
    expect(await storedToken(page)).toBeNull();
  });
}

test('[F43] an expired token is refused by the server, even if a slow device clock thinks it is valid', async ({
  page,
  backend,
}) => {
  await leave(page, tokenKey, JSON.stringify(createExpiredToken(admin)));
  await page.clock.setSystemTime(Date.now() - day);
  await page.goto('/events');
  const login = new LoginPage(page);
  await login.isShown();
  await expect(login.reason).toContainText('Failed auto login');
  await expect(login.reason).toContainText('Invalid access token detected');
  expect((await backend.calls('getMe')).map(({ status }) => status)).toEqual([401]);
});
