import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { build } from 'vite';
import { readCard } from '../../mocks/backend/cards/read-card.ts';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { dinner, guestOfTheSingleDinner } from '../../mocks/backend/seeds/dinner.ts';
import { guestWhoAccepted, wedding } from '../../mocks/backend/seeds/wedding.ts';
import { tokenFor } from '../../mocks/engine/token.ts';
import { guestBytes } from '../vite/budgets.ts';
import { oldestBrowsers } from '../vite/inline-script.ts';
import type { Column, Target } from './report.ts';
import { type Answer, comparedPage, exportedPage, serve, type Site } from './site.ts';
import { type Opening, visit, type Visit } from './visit.ts';

/** A page of the product, the pages that it is compared with, and its targets. */
interface ComparedPage {
  ours: Compared;
  others: Record<string, Compared>;
  targets: Record<string, Target>;
}

type Compared = Opening & { site: () => Promise<Site> | Site };

const here = fileURLToPath(new URL('.', import.meta.url));

function guestPage(guestId: string, words = '', language = 'en'): ComparedPage {
  const opening = { path: `/${guestId}/rsvp?lang=${language}`, words, hasControl: true };
  return {
    ours: { ...opening, site: () => exportedPage('guest.html') },
    others: { 'hand-written': { ...opening, site: () => comparedPage(here, 'hand-written.html') } },
    targets: {
      FCP: { max: 1.15, to: 'hand-written' },
      LCP: { max: 1, to: 'hand-written' },
      'Text readable': { max: 1.1, to: 'hand-written' },
      'Control usable': { max: 1.05, to: 'hand-written' },
      TBT: { max: 100 },
      CLS: { max: 0 },
      Requests: { max: 4 },
      'Depth of API': { max: 1 },
      'JavaScript bytes': { max: guestBytes },
    },
  };
}

const guest = guestPage(guestWhoAccepted, wedding.welcomeMessage);
const organiser = { site: () => exportedPage('index.html') };
const eventsOpening = { path: '/events', words: wedding.name ?? '', token: tokenFor(admin._id, Date.now()) };

/** The compared pages, by their names in `--pages`. */
export const pages: Record<string, ComparedPage> = {
  guest,
  single: guestPage(guestOfTheSingleDinner, dinner.welcomeMessage),
  arabic: guestPage(guestWhoAccepted, wedding.welcomeMessage, 'ar'),
  login: {
    ours: { ...organiser, path: '/login', words: 'Password' },
    others: guest.others,
    targets: { LCP: { max: 1, to: 'hand-written' }, TBT: { max: 200 }, CLS: { max: 0 } },
  },
  events: {
    ours: { ...organiser, ...eventsOpening },
    others: { floor: { ...eventsOpening, site: buildFloor }, ...guest.others },
    targets: {
      LCP: { max: 1.3, to: 'floor' },
      CLS: { max: 0 },
      'Depth of API': { max: 1 },
    },
  },
};

/** Builds the floor of the stack (`floor/main.tsx`) as the product is built, into one file. */
async function buildFloor(): Promise<Site> {
  const outDir = fileURLToPath(new URL('../../node_modules/.cache/bench-floor', import.meta.url));
  await build({
    configFile: false,
    root: `${here}/floor`,
    logLevel: 'error',
    define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
    resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
    build: { outDir, emptyOutDir: true, target: [...oldestBrowsers], modulePreload: { polyfill: false } },
  });
  return comparedPage(outDir, 'index.html');
}

/**
 * Visits a page and those that it is compared with, in turns, so that a machine that slows down favours none.
 * @returns a column for each, the product first
 */
export async function comparePages(
  browser: Browser,
  { ours, others }: ComparedPage,
  runs: number,
): Promise<Column[]> {
  const answer = await photographCards(browser);
  const open = async ([name, { site, ...opening }]: [string, Compared]) => ({
    name,
    opening,
    ...(await serve(await site(), answer)),
    visits: [] as Visit[],
  });
  const columns = await Promise.all(Object.entries({ ours, ...others }).map(open));
  // The first visit warms up, and is not counted.
  for (let run = 0; run <= runs; run++)
    for (const { opening, origin, visits } of run % 2 === 0 ? columns : columns.toReversed()) {
      const result = await visit(browser, origin, opening);
      if (run > 0) visits.push(result);
    }
  for (const { close } of columns) close();
  return columns;
}

/** Answers a guest's card with a photograph of the drawn one, like the file of a printer. */
async function photographCards(browser: Browser): Promise<Answer> {
  const page = await browser.newPage({ viewport: { width: 720, height: 1008 } });
  await page.goto(`data:image/svg+xml;base64,${Buffer.from(readCard('layla-omar')).toString('base64')}`);
  const body = await page.screenshot({ type: 'jpeg', quality: 82 });
  await page.close();
  return ({ pathname }) =>
    /^\/cards\/[0-9a-f]{24}$/.test(pathname) ? { type: 'image/jpeg', body } : undefined;
}
