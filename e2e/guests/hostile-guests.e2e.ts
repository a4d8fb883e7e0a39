import type { Locator, Page } from '@playwright/test';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import {
  guestWithEmoji,
  guestWithHostileWords,
  guestWithLongName,
  hostile,
  hostileGuests,
  hostileId,
} from '../../mocks/backend/seeds/hostile.ts';
import { expect, test } from '../support/fixtures.ts';
import { messages, visitAs } from '../support/visitor.ts';

test.use({ seeds: 'hostile' });

const list = `/events/guests/all?event=${hostileId}`;
const getName = (id: string) => hostileGuests.find(({ _id }) => _id === id)?.name ?? '';
const rows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row');
const row = (page: Page, phone: string) => rows(page).filter({ hasText: phone });
const spill = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Elements that only injected text could have added to the page. */
const brought = (part: Locator) =>
  part.locator('script, iframe, object, img[src*="evil"], [onload], [onerror]');

test('[F31] [F34] hostile guests are plain text everywhere', async ({ page, context }) => {
  const foreign: string[] = [];
  page.on('request', (call) => {
    if (!call.url().startsWith('http://localhost')) foreign.push(call.url());
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visitAs(page, admin, list);
  await expect(rows(page)).toHaveCount(hostileGuests.length);
  await expect(page.getByRole('main').getByText(hostile.name)).toBeVisible();
  await expect(row(page, '555 016 0001')).toContainText(getName(guestWithHostileWords));
  await expect(row(page, '555 016 0001')).toContainText('<svg onload=alert(1)>');
  await expect(row(page, '555 016 0002').getByRole('link')).toHaveText('Rana U+202Egnp.exe');
  const isolation = await rows(page)
    .getByRole('rowheader')
    .getByRole('link')
    .locator('bdi')
    .evaluateAll((names) => names.map((name) => getComputedStyle(name).unicodeBidi));
  expect(isolation).toEqual(hostileGuests.map(() => 'isolate'));
  await expect(row(page, '555 016 0004').getByRole('link')).toHaveText(getName(guestWithEmoji));
  for (const phone of ['555 016 0005', '555 016 0006', '555 016 0007'])
    await expect(row(page, phone)).toContainText('Similar name on this page');
  await expect(rows(page).filter({ hasText: 'Similar name on this page' })).toHaveCount(3);

  await row(page, '555 016 0001').getByRole('link').click();
  const sheet = page.getByRole('complementary').filter({ has: page.getByRole('button', { name: 'Close' }) });
  await expect(sheet.getByRole('heading')).toHaveText(getName(guestWithHostileWords));
  await sheet.getByText('More ways').click();
  await sheet.getByRole('button', { name: 'Copy link' }).click();
  await expect(messages(page)).toContainText(getName(guestWithHostileWords));
  await expect(brought(page.locator('body'))).toHaveCount(0);
  const odd = await page
    .locator('a')
    .evaluateAll((links) =>
      links
        .map((link) => (link as HTMLAnchorElement).protocol)
        .filter((protocol) => !['http:', 'mailto:', 'tel:', 'sms:'].includes(protocol)),
    );
  expect(odd).toEqual([]);
  expect(await page.evaluate(() => [Reflect.get(window, 'ranFromData'), Reflect.get({}, 'isAdmin')])).toEqual(
    [undefined, undefined],
  );
  expect(foreign).toEqual([]);
});

test('[F35] a name of 10,000 characters wraps at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visitAs(page, admin, list);
  const long = row(page, '555 016 0003');
  await expect(long).toContainText('Wolfeschlegelstein');
  expect(await spill(page)).toBeLessThanOrEqual(0);
  const after = row(page, '555 016 0004');
  await after.scrollIntoViewIfNeeded();
  const box = await after.boundingBox();
  expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);

  await page.goto(`${list}&guest=${guestWithLongName}`);
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  await expect(close).toBeInViewport();
  expect(await spill(page)).toBeLessThanOrEqual(0);
  await close.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
