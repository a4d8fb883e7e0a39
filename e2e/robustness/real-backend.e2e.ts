import { spawn } from 'node:child_process';
import { serveReference } from '../../contracts/reference/backend.ts';
import { InvitationPage } from '../guest/invitation-page.ts';
import { expect, test } from '../support/fixtures.ts';
import { signIn } from '../support/sign-in.ts';

const account = {
  displayName: 'Layla Haddad',
  email: 'layla@example.org',
  phone: '0501234567',
  password: 'jasmine in june',
};

/** Runs `npm start` with these variables. @returns its address, and a function that ends it */
async function startDevelopment(variables: Record<string, string>) {
  const child = spawn('vite', ['--port', '0'], {
    detached: true,
    env: { ...process.env, NO_COLOR: '1', ...variables },
  });
  let said = '';
  const origin = await new Promise<string>((found, failed) => {
    const listen = (data: Buffer) => {
      said += data.toString();
      const [address] = /http:\/\/localhost:\d+/.exec(said) ?? [];
      if (address) found(address);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('close', () => failed(new Error(said)));
  });
  return { origin, said: () => said, end: () => child.pid && process.kill(-child.pid) };
}

/** A real backend with an account, its event and a guest. */
async function serveBackend() {
  const { origin, close } = await serveReference();
  const post = async <T>(path: string, body: object, token?: string) => {
    const response = await fetch(`${origin}/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
    });
    return (await response.json()) as T;
  };
  const { token } = await post<{ token: string }>('/users/signup', {
    ...account,
    passwordConfirm: account.password,
  });
  const event = await post<{ data: { _id: string } }>('/events', { name: 'Garden party' }, token);
  const added = await post<{ data: { _id: string }[] }>(
    `/events/${event.data._id}/guests`,
    { name: 'Ada Byron', invitees: 4, inviteeOnCard: 4 },
    token,
  );
  return { origin, close, guestId: added.data[0]?._id ?? '' };
}

// These tests start the development server, as docs/backend.md describes. It compiles the product again, which takes
// minutes on a busy machine.
test.slow();
test.skip(process.platform === 'win32', 'Windows has no group of processes to end.');

test('BACKEND sends every call to a real backend', async ({ browser }) => {
  const backend = await serveBackend();
  const development = await startDevelopment({ BACKEND: new URL(backend.origin).host });
  const context = await browser.newContext({
    baseURL: development.origin,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  try {
    expect(development.said()).toContain(`/api/v1 and /cards are answered by ${backend.origin}`);
    const page = await context.newPage();
    await page.goto('/login');
    await expect(page.getByRole('group', { name: 'Demo accounts' })).toHaveCount(0);
    await signIn(page, account);
    await page.getByRole('link', { name: 'Guests of Garden party' }).click();
    const row = page.getByRole('row').filter({ hasText: 'Ada Byron' });
    await row.getByRole('button', { name: /copy/i }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());

    const guest = await context.newPage();
    await guest.goto(link);
    await guest.getByRole('button', { name: 'One more' }).click();
    await guest.getByRole('button', { name: 'Confirm' }).click();
    await expect(guest.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
    await page.reload();
    await expect(row).toContainText('1 coming');
  } finally {
    await context.close();
    development.end();
    backend.close();
  }
});

test('calls go to another origin’s backend, reports to the page’s own', async ({ browser }) => {
  const backend = await serveBackend();
  const development = await startDevelopment({
    VITE_API_BASE_URL: `${backend.origin}/api/v1`,
    VITE_CARD_BASE_URL: `${backend.origin}/cards`,
    VITE_REPORT_URL: '/report',
  });
  const context = await browser.newContext({ baseURL: development.origin });
  const origins = new Set<string>();
  context.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (/^\/(api|cards)\//.test(pathname)) origins.add(origin);
  });
  const reports: URLSearchParams[] = [];
  await context.route('**/report?*', async (route) => {
    reports.push(new URL(route.request().url()).searchParams);
    await route.fulfill({ status: 204 });
  });
  try {
    const page = await context.newPage();
    const invitation = await InvitationPage.open(page, backend.guestId);
    // The part that reports is loaded after the page, and sees only later saves.
    await page.waitForLoadState('networkidle');
    await context.route('**/rsvp', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500 }) : route.continue(),
    );
    await invitation.choose(2);
    await invitation.confirm.click();
    await expect
      .poll(() => reports.map((report) => Object.fromEntries(report)))
      .toContainEqual(
        expect.objectContaining({
          type: 'failed-save',
          page: 'guest',
          path: '/api/v1/events/guests/{id}/rsvp',
          status: '500',
        }),
      );
    expect([...origins]).toEqual([backend.origin]);
  } finally {
    await context.close();
    development.end();
    backend.close();
  }
});
