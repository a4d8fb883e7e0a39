import { guestOfFour } from '../../mocks/backend/seeds/wedding.ts';
import { elsewhere } from '../../tools/addresses.ts';
import { InvitationPage } from '../guest/invitation-page.ts';
import { expect, test } from '../support/fixtures.ts';
import { LoginPage } from '../support/login-page.ts';

// The export for another origin is the one that is built with VITE_REPORT_URL.
test.use({ axe: false, expectedErrors: [/./] });

test('a build with a report address sends failures and timings, without ids or texts', async ({
  browser,
  backend,
}) => {
  const context = await browser.newContext({ baseURL: elsewhere.page, extraHTTPHeaders: backend.world });
  const reports: URLSearchParams[] = [];
  await context.route('**/report?*', async (route) => {
    reports.push(new URL(route.request().url()).searchParams);
    await route.fulfill({ status: 204 });
  });
  const byType = (type: string) => reports.filter((report) => report.get('type') === type);
  const page = await context.newPage();
  const invitation = await InvitationPage.open(page, guestOfFour);
  await context.setExtraHTTPHeaders({ ...backend.world, 'x-mock-scenario': 'saveRsvp:500' });
  await invitation.choose(2);
  await invitation.confirm.click();
  await expect.poll(() => byType('failed-save').length).toBeGreaterThan(0);
  expect(Object.fromEntries(byType('failed-save')[0] ?? [])).toEqual({
    type: 'failed-save',
    page: 'guest',
    build: expect.stringMatching(/^guest-/),
    method: 'POST',
    path: '/api/v1/events/guests/{id}/rsvp',
    status: '500',
  });

  await page
    .evaluate(() => {
      const script = document.createElement('script');
      script.src = 'https://elsewhere.example/path?secret';
      document.head.append(script);
    })
    .catch(() => {});
  await expect.poll(() => byType('policy-violation').length).toBeGreaterThan(0);

  // As when the tab goes to the background.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => byType('vitals').length).toBe(1);
  expect(Number(byType('vitals')[0]?.get('lcp'))).toBeGreaterThan(0);
  expect(reports.join(' ')).not.toMatch(new RegExp(`${guestOfFour}|secret`));
  await context.close();
});

test('a chunk that a deployment removed is reported, for either entry', async ({ browser, backend }) => {
  const context = await browser.newContext({ baseURL: elsewhere.page, extraHTTPHeaders: backend.world });
  const reports: string[] = [];
  await context.route('**/report?*', async (route) => {
    const { searchParams } = new URL(route.request().url());
    if (searchParams.get('type') === 'missing-chunk')
      reports.push(`${searchParams.get('page')} ${searchParams.get('file')}`);
    await route.fulfill({ status: 204 });
  });
  const page = await context.newPage();
  const login = await LoginPage.open(page);
  await context.route(/\/assets\/events-(?!guests)[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
  await login.enter();
  await expect.poll(() => reports).toContainEqual(expect.stringMatching(/^organiser events-.*\.js$/));

  // After its one reload, which would cancel an earlier navigation.
  await expect(page.getByRole('heading', { name: 'Something went wrong on this page' })).toBeVisible();

  await context.route('**/assets/guest-*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto(`/${guestOfFour}/rsvp`);
  await expect.poll(() => reports).toContainEqual(expect.stringMatching(/^guest guest-.*\.js$/));
  await context.close();
});

test('a build without a report address sends no reports', async ({ page, backend }) => {
  const sent: string[] = [];
  page.on(
    'request',
    (request) => void (request.method() === 'POST' && sent.push(new URL(request.url()).pathname)),
  );
  const invitation = await InvitationPage.open(page, guestOfFour);
  await backend.play('saveRsvp:500');
  await invitation.choose(2);
  await invitation.confirm.click();
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  await page.goto('/login');
  expect(sent.filter((path) => !path.startsWith('/api/'))).toEqual([]);
});
