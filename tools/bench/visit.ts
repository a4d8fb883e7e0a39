import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { measurePage, totalBlockingTime } from './page-vitals.ts';

/** A phone of the middle class on a slow connection: the values that Lighthouse simulates, applied for real. */
export const conditions = {
  /** Bits per second. */
  download: 1_600_000,
  upload: 750_000,
  /** Milliseconds. */
  roundTrip: 150,
  /** How many times slower than the processor of this machine. */
  cpuSlowdown: 4,
} as const;

/** How long a usable page is observed for a later paint or shift, in milliseconds. */
const settling = 1500;

/** A page as a visitor opens it for the first time. */
export interface Opening {
  path: string;
  /** The text that the visitor came for: with it the page is readable. */
  words: string;
  /** Whether the page is usable only once its slider or choice works. */
  hasControl?: boolean;
  /** The token of a signed-in user. */
  token?: string;
}

/** The results of a visit, by the name of the measure: milliseconds, bytes or numbers. */
export type Visit = Record<string, number>;

/** Opens an empty page in a browser context of its own, with the slow connection and processor. */
export async function openShaped(browser: Browser, options: BrowserContextOptions, token?: string) {
  const context = await browser.newContext({ locale: 'en-US', ignoreHTTPSErrors: true, ...options });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await shape(devtools, conditions);
  if (token !== undefined)
    await page.addInitScript(
      (stored) => localStorage.setItem('guestwise.token', stored),
      JSON.stringify(token),
    );
  return { context, page, devtools };
}

/** Slows the connection and the processor of a page down. */
async function shape(devtools: CDPSession, { download, upload, roundTrip, cpuSlowdown }: typeof conditions) {
  await devtools.send('Network.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTrip,
    downloadThroughput: download / 8,
    uploadThroughput: upload / 8,
  });
}

/** Gives a page the connection and the processor of this machine. */
export async function unshape(devtools: CDPSession) {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const unlimited = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...unlimited });
}

const phone = {
  viewport: { width: 360, height: 640 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;

/**
 * Opens a page for the first time, with an empty cache.
 * @throws Error where the page has an exception, an error in its console or a violation of its policy
 */
export async function visit(browser: Browser, origin: string, opening: Opening): Promise<Visit> {
  const { context, page, devtools } = await openShaped(browser, phone, opening.token);
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on(
    'console',
    (message) => message.type() === 'error' && faults.push(`${message.text()} ${message.location().url}`),
  );
  const sent = watchRequests(devtools);
  const { words, hasControl = false } = opening;
  await page.addInitScript(measurePage, { words, hasControl });
  await page.goto(origin + opening.path, { timeout: 60_000 });
  const vitals = await readVitals(page);
  await context.close();
  if (faults.length > 0) throw new Error(`${opening.path}: ${faults.join(' · ')}`);
  return {
    FCP: vitals.firstPaint,
    LCP: vitals.largestPaint,
    'Text readable': vitals.readable,
    'Control usable': vitals.usable,
    TBT: totalBlockingTime(vitals.tasks, vitals.firstPaint),
    CLS: vitals.shift,
    ...sent(),
  };
}

async function readVitals(page: Page) {
  await page.evaluate(() => window.usable);
  await wait(settling);
  return page.evaluate(() => window.vitals);
}

/**
 * Counts the requests of a page from now on. The depth of a request is the number of responses that must arrive before
 * the page can send it: 1 where the HTML itself requests it, 2 where a script of the HTML does.
 */
function watchRequests(devtools: CDPSession) {
  const depths = new Map<string, number>();
  const scripts = new Map<string, number>();
  devtools.on('Network.requestWillBeSent', ({ request: { url }, initiator }) => {
    const askedBy = initiator.url ?? initiator.stack?.callFrames[0]?.url;
    if (url.endsWith('/favicon.svg') || depths.has(url)) return;
    depths.set(url, askedBy === undefined ? 0 : (depths.get(askedBy) ?? 0) + 1);
  });
  devtools.on('Network.responseReceived', ({ type, response: { url, headers } }) => {
    if (type === 'Script') scripts.set(url, Number(headers['content-length']));
  });
  return () => ({
    Requests: depths.size,
    'Depth of API': [...depths].find(([url]) => url.includes('/api/v1/'))?.[1] ?? Number.NaN,
    'JavaScript bytes': [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0),
    'JavaScript files': scripts.size,
  });
}
