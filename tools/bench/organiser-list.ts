import type { Browser, CDPSession, Page } from '@playwright/test';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { openPage } from './organiser-page.ts';

/** Times in milliseconds, the heap in MB. */
export interface ListVisit {
  firstRows: number;
  nodes: number;
  heap: number;
  farJump: number;
  filter: number;
  selectAll: number;
  slowFrames: number;
  slowFramesSlowed: number;
  emptyRows: number;
}

/**
 * How long an action takes until a condition is true in the page, both as JavaScript that runs there, in milliseconds.
 */
const time = (page: Page, action: string, condition: string): Promise<number> =>
  page.evaluate(`(async () => {
    const start = performance.now();
    ${action};
    while (!(${condition})) await new Promise(requestAnimationFrame);
    return performance.now() - start;
  })()`);

/**
 * Scrolls the list by 9,600 px a second. `slow` is the share of frames over 25 ms, and `empty` that of looks that meet
 * a row that is not rendered, in percent.
 */
const scroll = (page: Page) =>
  page.evaluate(async () => {
    const frames: number[] = [];
    const looks: boolean[] = [];
    let last = performance.now();
    for (let frame = 0; frame < 150; frame += 1) {
      scrollBy(0, 160);
      const now = await new Promise<number>(requestAnimationFrame);
      frames.push(now - last);
      last = now;
      if (frame % 10 === 0) {
        const seen = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
        looks.push(seen?.closest('tr[data-index]') === null);
      }
    }
    const share = (list: boolean[]) => (100 * list.filter(Boolean).length) / list.length;
    return { slow: share(frames.map((each) => each > 25)), empty: share(looks) };
  });

async function readHeap(devtools: CDPSession) {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

/** One visit to a guest list of this size: its first page, then all of it, sorted by name. */
export async function visitList(browser: Browser, origin: string, size: number): Promise<ListVisit> {
  const { context, page, devtools } = await openPage(browser, size);
  const rows = page.getByRole('table').locator('tbody').getByRole('row');
  await page.goto(`${origin}/events/guests/all?event=${weddingId}`);
  await rows.nth(10).waitFor();
  const firstRows = await page.evaluate(() => performance.now());
  await page.goto(`${origin}/events/guests/all?event=${weddingId}&sort=name`);
  await page.getByText(/Searching .* guests…/).waitFor({ state: 'detached', timeout: 300_000 });
  await page
    .getByRole('status')
    .filter({ hasText: `${size.toLocaleString('en-US')} guests` })
    .first()
    .waitFor();
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const heap = await readHeap(devtools);
  const isDrawn = `[...document.querySelectorAll('tbody tr:not([data-spacer])')].some((row) => {
    const { top } = row.getBoundingClientRect();
    return top > 0 && top < innerHeight;
  })`;
  const farJump = await time(page, 'scrollTo(0, document.body.scrollHeight * 0.9)', isDrawn);
  await page.evaluate(() => scrollTo(0, 0));
  const { slow: slowFrames, empty: emptyRows } = await scroll(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const { slow: slowFramesSlowed } = await scroll(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.evaluate(() => scrollTo(0, 0));
  const selectAll = await time(
    page,
    `document.querySelector('thead input[type=checkbox]').click()`,
    `[...document.querySelectorAll('[role=status]')].some((each) => /guests selected/.test(each.textContent))`,
  );
  await page.getByRole('searchbox', { name: 'Search by name or phone' }).focus();
  const found = `[...document.querySelectorAll('[role=status]')].some((each) => /^1 guest$/.test(each.textContent))`;
  // The whole phone number of one guest, whatever the size.
  await page.keyboard.insertText('700000077');
  const filter = await time(page, `document.execCommand('insertText', false, '7')`, found);
  await context.close();
  return { firstRows, nodes, heap, farJump, filter, selectAll, slowFrames, slowFramesSlowed, emptyRows };
}
