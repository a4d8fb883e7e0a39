import { weddingId, guestOfFour } from '../../mocks/backend/seeds/wedding.ts';
import { standalone } from '../../tools/addresses.ts';
import { expect, test } from '../support/fixtures.ts';
import { InvitationPage } from '../guest/invitation-page.ts';
import { signIn } from '../support/sign-in.ts';

test('every page has the policy, its companions and a chat preview', async ({ page, request }) => {
  for (const path of ['/', '/login', `/${guestOfFour}/rsvp`, '/events/guests/all', '/no/such/page']) {
    const answer = await request.get(path, { headers: { accept: 'text/html' } });
    const headers = answer.headers();
    expect(headers['content-security-policy'], path).toContain(
      `require-trusted-types-for 'script'; trusted-types guestwise-worker`,
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cache-control']).toBe('no-cache');
    const html = await answer.text();
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
    expect(policy, path).toContain(
      path.endsWith('/rsvp')
        ? `require-trusted-types-for 'script'; trusted-types 'none'`
        : `require-trusted-types-for 'script'; trusted-types guestwise-worker`,
    );
    expect(html).toContain('<meta property="og:image" content="/preview.png"');
  }
  const script = page.waitForResponse(/assets\/index-.*\.js/);
  await page.goto('/login');
  expect((await script).headers()['cache-control']).toContain('immutable');
  const png = await (await request.get('/preview.png')).body();
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('[F55] only the standalone export has mocks, and it needs no backend', async ({ page, browser }) => {
  const asked: string[] = [];
  await page.goto('/login');
  await expect(page.getByRole('group', { name: 'Demo accounts' })).toBeHidden();

  const context = await browser.newContext({ baseURL: standalone });
  const tab = await context.newPage();
  tab.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await signIn(tab);
  await tab.goto(`/events/guests/all?event=${weddingId}`);
  await expect(tab.getByRole('row').filter({ hasText: 'Yusuf & Hana Haddad' })).toContainText('Not answered');
  const invitation = await InvitationPage.open(tab, guestOfFour);
  await expect(tab.getByRole('img', { name: 'Invitation card' })).toHaveJSProperty('complete', true);
  await invitation.choose(3);
  await invitation.confirm.click();
  await expect(invitation.thankYou).toBeVisible();
  await tab.goto(`/events/guests/all?event=${weddingId}`);
  await expect(tab.getByRole('row').filter({ hasText: 'Yusuf & Hana Haddad' })).toContainText('3 coming');
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  await context.close();
});

test('one fallback file for all addresses shows the same page', async ({ page }) => {
  await page.route(`**/${guestOfFour}/rsvp`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    await route.fulfill({
      response: await route.fetch({ url: new URL('/404.html', route.request().url()).href }),
    });
  });
  const invitation = await InvitationPage.open(page, guestOfFour);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', 'You are invited');
  await invitation.choose(4);
  await invitation.confirm.click();
  await expect(invitation.thankYou).toBeVisible();
});
