/**
 * `npm run bench:calendar`: the month with 500 appointments compared with 20, in turns, in one browser: the time to
 * render, and the time to drag one to another day.
 *
 * `--runs 5` for another number than 5 each. It measures the existing dist/, so build first. Exit code 1: a target is
 * missed.
 */
import type { Browser } from '@playwright/test';
import { templateSeedsVersion } from '../../mocks/template/seeds/version.ts';
import { compareSizes, openSignedIn } from './compare-sizes.ts';
import { median } from './statistics.ts';

/** The targets for many appointments, as multiples of few. */
const most = 1.3;
const month = '2030-05';
const dragged = 'Dragged';

const comparison = await compareSizes({ few: 20, many: 500 }, measure);
comparison.holdRatio('drawn (ms)', 'drawn', most);
comparison.holdRatio('a drag, from the press to the new day (ms)', 'drag', most);
comparison.holdRatio('the slowest frame while dragging (ms)', 'frame', most);

/** The state of the in-page API with this many appointments, spread over the month. */
function createState(size: number): string {
  const changed = Array.from({ length: size }, (_, place) => {
    const id = `a${place}`;
    // The first of a day, so that it is rendered.
    const [day, hour] = place === 0 ? ['07', '00'] : [String((place % 28) + 1).padStart(2, '0'), '09'];
    return {
      _id: id,
      id,
      title: place === 0 ? dragged : `Appointment ${place}`,
      start: `${month}-${day}T${hour}:00`,
      end: `${month}-${day}T${hour}:45`,
      allDay: false,
      category: 'planning',
      location: '',
      notes: '',
    };
  });
  const tables = { calendarEvents: { changed, removed: [] } };
  return JSON.stringify({
    kind: 'guestwise-mock-state',
    version: 1,
    seeds: templateSeedsVersion,
    ids: size,
    tables,
  });
}

async function measure(browser: Browser, size: number) {
  const context = await openSignedIn(browser, `calendar-${size}`);
  const state = JSON.stringify(createState(size));
  await context.addInitScript((state) => {
    if (!localStorage.getItem('guestwise.template-state'))
      localStorage.setItem('guestwise.template-state', state);
  }, state);
  const page = await context.newPage();
  // The whole month is visible.
  await page.setViewportSize({ width: 1280, height: 1200 });
  await page.goto(`/apps/calendar?day=${month}-15`, { waitUntil: 'commit' });
  const handle = await page.waitForFunction(
    () => document.querySelectorAll('td a[data-category]').length >= 20 && performance.now(),
  );
  const drawn = Number(await handle.jsonValue());
  const drags: number[] = [];
  const frames: number[] = [];
  for (const day of ['16', '09', '23', '11', '18']) {
    const chip = page.getByRole('link', { name: dragged });
    const cell = page.locator(`td[data-day="${month}-${day}"]`);
    await chip.hover();
    const target = await cell.boundingBox();
    await page.evaluate(() => {
      const seen = { longest: 0, isOver: false };
      Object.assign(window, { seen });
      let last = performance.now();
      const next = () => {
        const now = performance.now();
        seen.longest = Math.max(seen.longest, now - last);
        last = now;
        if (!seen.isOver) requestAnimationFrame(next);
      };
      requestAnimationFrame(next);
    });
    const start = performance.now();
    await page.mouse.down();
    await page.mouse.move((target?.x ?? 0) + 30, (target?.y ?? 0) + 40, { steps: 20 });
    frames.push(
      await page.evaluate(() => {
        const seen = Reflect.get(window, 'seen') as { longest: number; isOver: boolean };
        seen.isOver = true;
        return seen.longest;
      }),
    );
    await page.mouse.up();
    await cell.getByRole('link', { name: dragged }).waitFor();
    drags.push(performance.now() - start);
  }
  await context.close();
  return { drawn, drag: median(drags), frame: median(frames) };
}
