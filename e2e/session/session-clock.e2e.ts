import { expect, test } from '../support/fixtures.ts';
import { LoginPage } from '../support/login-page.ts';
import { messages, storedToken } from '../support/visitor.ts';

const day = 24 * 60 * 60 * 1000;

test("[F43] a wrong device clock logs nobody out: the server's 401 decides", async ({ page, backend }) => {
  const now = Date.now();
  for (const lead of [3 * day, -day]) {
    await backend.play();
    await page.clock.setSystemTime(now + lead);
    const login = await LoginPage.open(page);
    await login.logIn();
    await expect(page).toHaveURL(/\/events$/);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible();
    await expect(messages(page)).toHaveCount(0);

    await backend.play('getMe:401');
    await page.reload();
    await login.isShown();
    await expect(login.reason).toContainText('Failed auto login');
    expect(await storedToken(page)).toBeNull();
  }
});
