import { admin } from '../../mocks/seeds/accounts.ts';
import { expect, test } from '../fixtures.ts';
import { tokenKey, tokenOf } from './visitor.ts';

// What an older product at this address may have left: a worker that answers every call by itself.
const worker = `
  addEventListener('install', () => skipWaiting());
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  addEventListener('fetch', (event) => {
    if (!event.request.url.includes('/api/')) return;
    event.respondWith(Response.json({ data: { docs: [{ _id: 'old', name: 'From the old worker' }] } }));
  });
`;

test('[F54] a service worker that an older product left is gone before the first call', async ({
  page,
  context,
}) => {
  await context.route('/old/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Old</title>' }),
  );
  await context.route('/old-worker.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: worker }),
  );
  await page.goto('/old/');
  await page.evaluate(
    async ([key, token]) => {
      localStorage.setItem(key, token);
      await navigator.serviceWorker.register('/old-worker.js', { scope: '/' });
      await navigator.serviceWorker.ready;
    },
    [tokenKey, JSON.stringify(tokenOf(admin))] as const,
  );
  // It does answer, or this test would prove nothing.
  expect(await page.evaluate(() => fetch('/api/v1/events').then((answer) => answer.text()))).toContain(
    'old worker',
  );

  const stolen: string[] = [];
  page.on('response', (answer) => {
    if (answer.fromServiceWorker() && answer.url().includes('/api/')) stolen.push(answer.url());
  });
  await page.goto('/events');
  await expect(page.getByRole('link', { name: "Layla & Omar's wedding", exact: true })).toBeVisible();
  expect(stolen).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
