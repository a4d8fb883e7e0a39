import type { Browser, CDPSession, Page } from '@playwright/test';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { openPage } from './organiser-page.ts';

/** Times in milliseconds, the heap in MB. */
export interface ListVisit {
  firstRows: number;
  nodes: number;
  /** With the first page, and with the whole list. */
  heap: number;
  heapOfAll: number;
  filter: number;
  selectAll: number;
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

async function readHeap(devtools: CDPSession) {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

/** One visit to a guest list of this size: its first page, then the first page of all guests sorted by name. */
export async function visitList(browser: Browser, origin: string, size: number): Promise<ListVisit> {
  const { context, page, devtools } = await openPage(browser, size);
  const rows = page.getByRole('table').locator('tbody').getByRole('row');
  await page.goto(`${origin}/events/guests/all?event=${weddingId}`);
  await rows.nth(10).waitFor();
  const firstRows = await page.evaluate(() => performance.now());
  const heap = await readHeap(devtools);
  await page.goto(`${origin}/events/guests/all?event=${weddingId}&sort=name`);
  // A list of one call may be there before its progress is seen.
  await page
    .getByRole('progressbar')
    .first()
    .waitFor({ timeout: 5_000 })
    .catch(() => {});
  await page.getByRole('progressbar').waitFor({ state: 'detached', timeout: 300_000 });
  await rows.nth(10).waitFor();
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const heapOfAll = await readHeap(devtools);
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  const bar = `document.querySelector('section[aria-label="Selected guests"]')`;
  const selectAll = await time(
    page,
    `[...${bar}.querySelectorAll('button')].find((each) => /Select all/.test(each.textContent)).click()`,
    `${bar}.textContent.includes('${size.toLocaleString('en-US')} guests selected')`,
  );
  await page.getByRole('searchbox', { name: 'Name or phone' }).focus();
  const found = `[...document.querySelectorAll('[role=status]')].some((each) => /^1 guest$/.test(each.textContent))`;
  // The whole phone number of one guest, whatever the size.
  await page.keyboard.insertText('700000077');
  const filter = await time(page, `document.execCommand('insertText', false, '7')`, found);
  await context.close();
  return { firstRows, nodes, heap, heapOfAll, filter, selectAll };
}
