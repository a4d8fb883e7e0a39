import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { signIn } from '../support/sign-in.ts';

/** Holds the scripts of the page back. Returns a function that lets them through. */
async function withoutBundle(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Where the early frame shows an element: before the first paint, its styles may be missing. */
async function findPlace(page: Page, element: Locator) {
  await expect(element).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);
  return element.boundingBox();
}

/** The texts of elements, with the place of their first letters. */
const readPlaces = (elements: Locator) =>
  elements.evaluateAll((found) =>
    found.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { x = 0, y = 0 } = range.getClientRects()[0] ?? {};
      return { text: element.textContent, x: Math.round(x), y: Math.round(y) };
    }),
  );

/** The sum of all layout shifts so far. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const sum = (list: PerformanceEntry[]) =>
          list.reduce((all, entry) => all + (entry as PerformanceEntry & { value: number }).value, 0);
        new PerformanceObserver((list) => resolve(sum(list.getEntries()))).observe({
          type: 'layout-shift',
          buffered: true,
        });
        // Without a shift the observer is never called.
        setTimeout(() => resolve(0), 500);
      }),
  );

test('the login takes the place of its frame without a shift', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const letThrough = await withoutBundle(page);
  await page.goto('/login?lang=ar', { waitUntil: 'commit' });
  const title = page.locator('.page-frame').locator('b[lang=ar]');
  const place = await findPlace(page, title);
  letThrough();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await expect(title).toBeHidden();
  expect(await layoutShift(page)).toBe(0);
  await expect
    .poll(async () => Math.abs(((await heading.boundingBox())?.y ?? 0) - (place?.y ?? 0)))
    .toBeLessThan(2);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 800 } });

  test('the names of events are readable before the bundle, and the list takes their places', async ({
    page,
  }) => {
    await signIn(page);
    const letThrough = await withoutBundle(page);
    await page.goto('/events', { waitUntil: 'commit' });
    const names = page.locator('.page-frame bdi');
    await findPlace(page, names.first());
    const early = await readPlaces(names);
    letThrough();
    const shown = page.getByRole('main').locator('h2 bdi');
    await expect(shown.first()).toBeVisible();
    await expect(names).toHaveCount(0);
    expect(early).toEqual((await readPlaces(shown)).slice(0, early.length));
    expect(await layoutShift(page)).toBe(0);
  });
});

test('a page without a frame announces loading before its bundle', async ({ page }) => {
  const letThrough = await withoutBundle(page);
  await page.goto('/loading?lang=tr', { waitUntil: 'commit' });
  const text = page.locator('.splash > p').first();
  const early = await findPlace(page, text);
  await expect(text).toHaveText(/Yükleniyor…/, { useInnerText: true });
  letThrough();
  await expect(page.locator('div.splash')).toBeVisible();
  // The picture of the pending route gives way to that of the route, which is the same.
  await expect.poll(async () => (await text.boundingBox())?.y).toBe(early?.y);
});

test('for a visitor who saves data, a menu loads with the click alone', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const menus: string[] = [];
  page.on('request', (request) => request.url().includes('/assets/MenuSurface') && menus.push(request.url()));
  await page.goto('/login');
  const language = page.getByRole('button', { name: /^Language/ });
  await expect(language).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(menus).toEqual([]);
  await language.click();
  await expect(page.getByRole('menuitemradio', { name: 'Türkçe' })).toBeVisible();
  expect(menus).toHaveLength(1);
});
