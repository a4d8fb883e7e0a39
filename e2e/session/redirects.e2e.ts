import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { LoginPage } from '../support/login-page.ts';
import { getPlace } from '../support/visitor.ts';

test('[F47] the login follows our own redirects only', async ({ page }) => {
  for (const [redirect, place] of [
    ['/\\evil.example/login', '/events'],
    [`/events/guests/rejected?event=${weddingId}`, `/events/guests/rejected?event=${weddingId}`],
  ]) {
    const login = await LoginPage.open(page, `?redirect=${encodeURIComponent(redirect ?? '')}`);
    await login.logIn();
    await expect.poll(() => getPlace(page)).toBe(place);
    await page.goto('/logout');
    await login.isShown();
  }
});
