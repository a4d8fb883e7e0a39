import type { Browser } from '@playwright/test';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { guestFile } from './organiser-guests.ts';
import { openPage } from './organiser-page.ts';

/** Times in milliseconds. */
export interface ImportVisit {
  /** From choosing a file to the question about its columns. */
  parse: number;
  /** From choosing a file to the preview of its guests, all of them valid. */
  preview: number;
  /** The same with every guest twice. */
  duplicates: number;
  /** Of all three. */
  longestTask: number;
}

/** Imports a file with this many rows three times, up to the person's decision. */
export async function visitImport(browser: Browser, origin: string, size: number): Promise<ImportVisit> {
  const parse = await importFile(browser, origin, guestFile(size, { hasRemark: true }), 'Preview guests');
  const preview = await importFile(browser, origin, guestFile(size), 'Import');
  const duplicates = await importFile(browser, origin, guestFile(size, { isTwice: true }), 'Import');
  return {
    parse: parse.time,
    preview: preview.time,
    duplicates: duplicates.time,
    longestTask: Math.max(...[parse, preview, duplicates].map(({ longestTask }) => longestTask)),
  };
}

/** Chooses a file, and waits for a button whose text starts like this. */
async function importFile(
  browser: Browser,
  origin: string,
  file: ReturnType<typeof guestFile>,
  label: string,
) {
  const { context, page } = await openPage(browser, 100);
  await page.goto(`${origin}/events/guests/import?event=${weddingId}`);
  const input = page.getByLabel('File with guests');
  await input.waitFor({ state: 'attached' });
  await page.evaluate((label) => {
    const tasks = Object.assign(window, { longestTask: 0, time: Number.NaN });
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.longestTask = Math.max(tasks.longestTask, duration);
    });
    const start = () => {
      const chosen = performance.now();
      observer.observe({ type: 'longtask' });
      const look = () => {
        const buttons = [...document.querySelectorAll('main button')];
        if (buttons.some(({ textContent }) => textContent.startsWith(label)))
          tasks.time = performance.now() - chosen;
        else requestAnimationFrame(look);
      };
      look();
    };
    document.addEventListener('change', start, { capture: true, once: true });
  }, label);
  await input.setInputFiles(file);
  await page.waitForFunction(() => !Number.isNaN(Reflect.get(window, 'time')), undefined, {
    timeout: 60_000,
  });
  const result = await page.evaluate(() => ({
    time: Number(Reflect.get(window, 'time')),
    longestTask: Number(Reflect.get(window, 'longestTask')),
  }));
  await context.close();
  return result;
}
