/**
 * `npm run bench:events`: the list of events with 5,000 of them against one with 50, in turns, in one browser: when it
 * can be used, what a key of the search costs, and what memory it takes.
 *
 * `--runs 5` for another number than 5 each. It measures dist/ as it stands, so build first. Exit code 1: a promise is
 * not kept.
 */
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { tokenFor } from '../../mocks/engine/token.ts';
import { portOf, production } from '../addresses.ts';
import { launchArguments, requireChromium } from '../chromium.ts';
import { median } from './statistics.ts';

/** What is promised of many events: times those of few, and milliseconds a key. */
const most = { usable: 1.5, heap: 2, key: 50 };
const sizes = { few: 50, many: 5_000 };
const query = 'event 49';

interface Measures {
  /** Milliseconds from the navigation to a list that can be searched. */
  usable: number;
  /** Milliseconds from a key of the search to the frame after it. */
  key: number;
  /** Bytes that JavaScript holds after a collection. */
  heap: number;
}

const { values: options } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const server = spawn('vite', ['preview', '--port', portOf(production), '--strictPort'], { stdio: 'ignore' });
const browser = await chromium.launch({ executablePath: requireChromium(), args: launchArguments });
const results = { few: [] as Measures[], many: [] as Measures[] };
try {
  await untilServed();
  for (let run = -1; run < Number(options.runs); run++) {
    for (const size of run % 2 === 0 ? (['few', 'many'] as const) : (['many', 'few'] as const)) {
      const measures = await measure(browser, sizes[size]);
      // The first turn warms up.
      if (run >= 0) results[size].push(measures);
    }
  }
} finally {
  await browser.close();
  server.kill();
}

const middle = (size: 'few' | 'many', name: keyof Measures) =>
  median(results[size].map((measures) => measures[name]));
const rows = [
  ['usable (ms)', 'usable', most.usable],
  ['heap (bytes)', 'heap', most.heap],
] as const;
for (const [title, name, limit] of rows) {
  const ratio = middle('many', name) / middle('few', name);
  report(title, `${ratio.toFixed(2)} × (at most ${limit})`, name, ratio <= limit);
}
report('a key of the search (ms)', `at most ${most.key}`, 'key', middle('many', 'key') <= most.key);

function report(title: string, promise: string, name: keyof Measures, isKept: boolean) {
  const numbers = `${Math.round(middle('few', name))} with ${sizes.few}, ${Math.round(middle('many', name))} with ${sizes.many}`;
  console.log(`${isKept ? '✓' : '✗'} ${title}: ${numbers}; ${promise}`);
  if (!isKept) process.exitCode = 1;
}

async function measure(browser: Browser, size: number): Promise<Measures> {
  const world = { 'x-mock-world': `many-events-${size}` };
  const context = await browser.newContext({ baseURL: production, extraHTTPHeaders: world, locale: 'en-US' });
  const docs = Array.from({ length: size }, (_, place) => ({
    _id: `e${place}`,
    name: `Event ${place}`,
    updatedAt: '2026-01-02T10:00:00.000Z',
    guestsAnalytics: { total: 40, confirmed: 20, declined: 5, notConfirmed: 15, totalConfirmed: 33 },
  }));
  const body = { status: 'success', data: { docs, totalDocs: size } };
  await context.request.post('/_mock/answer', { data: { operationId: 'listEvents', body, times: 1_000 } });
  const token = JSON.stringify(tokenFor(admin._id, Date.now()));
  await context.addInitScript((token) => localStorage.setItem('guestwise.token', token), token);
  const page = await context.newPage();
  await page.goto('/events', { waitUntil: 'commit' });
  const handle = await page.waitForFunction(() => {
    const isThere =
      document.querySelector('main input[type=search]') && document.querySelectorAll('main li h2').length > 5;
    return isThere ? performance.now() : 0;
  });
  const usable = await handle.jsonValue();
  const search = page.getByRole('searchbox');
  await search.click();
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    const toFrame = ({ timeStamp }: Event) =>
      requestAnimationFrame(() => setTimeout(() => durations.push(performance.now() - timeStamp)));
    addEventListener('beforeinput', toFrame, { capture: true });
  });
  for (const key of query) await search.press(key, { delay: 30 });
  await page.waitForFunction((keys) => Reflect.get(window, 'durations').length === keys, query.length);
  const durations = (await page.evaluate(() => Reflect.get(window, 'durations'))) as number[];
  const devTools = await context.newCDPSession(page);
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  await context.close();
  return { usable, key: median(durations), heap: usedSize };
}

async function untilServed() {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const isServed = await fetch(production).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isServed) return;
    if (Date.now() > deadline) throw new Error(`The build is not served at ${production}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
