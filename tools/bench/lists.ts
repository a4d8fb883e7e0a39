import type { Browser, CDPSession, Page } from '@playwright/test';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { tokenFor } from '../../mocks/engine/token.ts';
import type { Column, Target } from './report.ts';
import { type Answer, exportedPage, serve } from './site.ts';
import { openShaped, unshape, type Visit } from './visit.ts';

/** The numbers of guests, the largest first. */
const sizes = [100_000, 10_000, 1_000];

/** The targets of the largest list. */
export const listTargets: Record<string, Target> = {
  // On the slow line, like the compared pages; the others on that of this machine.
  'First rows': { max: 1.3, to: '1000' },
  Elements: { max: 1.1, to: '1000' },
  Heap: { max: 1.5, to: '1000' },
  // The list that a search needs is in the browser (docs/testing.md).
  'Heap of all': { max: 50 },
  Filter: { max: 50 },
};

/** Visits the guest list of each size in turns, signed in. @returns a column for each */
export async function measureLists(browser: Browser, runs: number): Promise<Column[]> {
  const columns = sizes.map((size) => ({ size, name: String(size), visits: [] as Visit[] }));
  for (let run = 0; run < runs; run++)
    for (const { size, visits } of columns) {
      const { origin, close } = await serve(exportedPage('index.html'), answerGuests(size));
      visits.push(await visitList(browser, origin));
      close();
    }
  return columns;
}

/** The first page of the list, then the first page of all guests sorted by name. */
async function visitList(browser: Browser, origin: string): Promise<Visit> {
  const desk = { viewport: { width: 1280, height: 900 } };
  const { context, page, devtools } = await openShaped(browser, desk, tokenFor(admin._id, Date.now()));
  const rows = page.getByRole('table').locator('tbody').getByRole('row');
  await page.goto(`${origin}/events/guests/all?event=${weddingId}`);
  await rows.nth(10).waitFor();
  const firstRows = await page.evaluate(() => performance.now());
  const heap = await readHeap(devtools);
  await unshape(devtools);
  await page.goto(`${origin}/events/guests/all?event=${weddingId}&sort=name`);
  // A list of one call may be there before its progress is seen.
  const progress = page.getByRole('progressbar');
  await progress
    .first()
    .waitFor({ timeout: 5_000 })
    .catch(() => {});
  await progress.waitFor({ state: 'detached', timeout: 300_000 });
  await rows.nth(10).waitFor();
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  const heapOfAll = await readHeap(devtools);
  await page.getByRole('searchbox', { name: 'Name or phone' }).focus();
  // The whole phone number of one guest, whatever the size.
  await page.keyboard.insertText('700000077');
  const filter = await time(
    page,
    `document.execCommand('insertText', false, '7')`,
    `[...document.querySelectorAll('[role=status]')].some((each) => /^1 guest$/.test(each.textContent))`,
  );
  await context.close();
  return {
    'First rows': firstRows,
    Elements: elements,
    Heap: heap,
    'Heap of all': heapOfAll,
    Filter: filter,
  };
}

/** How long an action takes until a condition is true in the page, both as JavaScript that runs there. */
const time = (page: Page, action: string, condition: string): Promise<number> =>
  page.evaluate(`(async () => {
    const start = performance.now();
    ${action};
    while (!(${condition})) await new Promise(requestAnimationFrame);
    return performance.now() - start;
  })()`);

/** In MB. */
async function readHeap(devtools: CDPSession) {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

/** Answers listGuests of the wedding with this many guests; the mock backend answers other calls. */
function answerGuests(size: number): Answer {
  return ({ pathname, searchParams }) => {
    if (pathname !== `/api/v1/events/${weddingId}/guests`) return undefined;
    const [limit, page] = [Number(searchParams.get('limit')), Number(searchParams.get('page'))];
    const first = (page - 1) * limit;
    const length = Math.max(0, Math.min(limit, size - first));
    const docs = Array.from({ length }, (_, at) => createGuest(first + at + 1));
    const totalPages = Math.ceil(size / limit);
    const more = { hasNextPage: page < totalPages, hasPrevPage: page > 1 };
    const data = { docs, totalDocs: size, limit, page, totalPages, ...more };
    return { type: 'application/json', body: JSON.stringify({ status: 'success', data }) };
  };
}

const createGuest = (number: number) => ({
  _id: `77${String(number).padStart(22, '0')}`,
  name: `Guest ${number}`,
  phone: String(7_000_000_000 + number),
  invitees: 1 + (number % 5),
  inviteeOnCard: 1 + (number % 5),
  rsvpCount: number % 3 === 0 ? null : number % 2,
  rsvpConfirmed: number % 3 !== 0 && number % 2 === 1,
  isWAPhone: number % 7 !== 0,
  discrepancies: [],
});
