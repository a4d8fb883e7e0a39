import { test } from '../support/fixtures.ts';

// The tests of this file are meant to fail: they show that the checks at the end of every test work.
test.fail('[F56] a page that breaks the policy fails its test', async ({ page }) => {
  await page.goto('/login');
  const reported = page.waitForEvent('console');
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
  await reported;
});

test.fail('[F56] a page that throws fails its test', async ({ page }) => {
  await page.goto('/login');
  const thrown = page.waitForEvent('pageerror');
  await page.evaluate(() => void Promise.reject(new Error('nobody catches this')));
  await thrown;
});
