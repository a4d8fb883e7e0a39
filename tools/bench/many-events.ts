/**
 * `npm run bench:events`: the list of events with 5,000 of them compared with 50, in turns, in one browser: the time
 * until it is usable, the time per keystroke of the search, and the memory.
 *
 * `--runs 5` for another number than 5 each. It measures the existing dist/, so build first. Exit code 1: a target is
 * missed.
 */
import type { Browser } from '@playwright/test';
import { compareSizes, openSignedIn } from './compare-sizes.ts';
import { planEvents } from './organiser-events.ts';
import { median } from './statistics.ts';

/** The targets for many events: multiples of few, and milliseconds per keystroke. */
const most = { usable: 1.5, heap: 2, key: 50 };
const sizes = { few: 50, many: 5_000 };
const query = 'event 49';

const comparison = await compareSizes(sizes, measure);
comparison.holdRatio('usable (ms)', 'usable', most.usable);
comparison.holdRatio('heap (bytes)', 'heap', most.heap);
comparison.holdMost('a key of the search (ms)', 'key', most.key);

/**
 * Opens the list and searches it.
 * @returns milliseconds from the navigation to a searchable list, milliseconds from a keystroke of the search to the  
 * next frame, and bytes in use after the search
 */
async function measure(browser: Browser, size: number) {
  const context = await openSignedIn(browser, `many-events-${size}`);
  await planEvents(context, size);
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
