import { setTimeout as wait } from 'node:timers/promises';
import { conditions } from './conditions.ts';
import type { DevTools, Session } from './devtools.ts';
import { measurePage, type Vitals } from './page-vitals.ts';
import { depths, type SentRequest } from './requests.ts';
import type { Site } from './site.ts';

/** A page, opened by a first-time visitor. */
export interface Opening {
  site: Site;
  /** The address on the site. */
  path: string;
  /** The text that the visitor came for: with it the page is readable. */
  words: string;
  /** The control that makes the page usable. Without one, the page is usable once its text is readable. */
  control?: 'slider' | 'choice';
  /** The token in the browser's storage, if signed in. */
  token?: string;
}

/** The results of one visit. */
export interface Visit {
  vitals: Vitals;
  /** Without the tab's icon, which browsers request after the page, if at all. */
  requests: number;
  /** The depth of the API's response and of the card: 1 where the HTML itself requests them. */
  depth: { api: number; card: number };
  /** The bodies of the fetched scripts, in bytes on the wire. */
  scriptBytes: number;
}

/** How long a usable page is observed for a later paint or shift, in milliseconds. */
const settling = 1500;

/** Opens a page for the first time: in its own browser context, with an empty cache. */
export const visit = (
  browser: DevTools,
  origin: string,
  { path, words, control, token }: Omit<Opening, 'site'>,
): Promise<Visit> =>
  browser.withPage(async (page) => {
    const network = await listen(page);
    await makeSlow(page);
    await page.send('Page.enable');
    const signIn = token
      ? `localStorage.setItem('guestwise.token', ${JSON.stringify(JSON.stringify(token))});`
      : '';
    await page.send('Page.addScriptToEvaluateOnNewDocument', {
      source: `${signIn}(${String(measurePage)})(${JSON.stringify(words)}, ${JSON.stringify(control)})`,
    });
    const loaded = new Promise((resolve) => page.on('Page.loadEventFired', resolve));
    await page.send('Page.navigate', { url: origin + path });
    await loaded;
    await page.send('Runtime.evaluate', { expression: 'usable', awaitPromise: true });
    await wait(settling);
    const { result } = await page.send('Runtime.evaluate', { expression: 'vitals', returnByValue: true });
    return { vitals: result.value as Vitals, ...network() };
  });

async function makeSlow(page: Session) {
  const { download, upload, roundTrip, cpuSlowdown, viewport, deviceScaleFactor } = conditions;
  await page.send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile: true });
  await page.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTrip,
    downloadThroughput: download / 8,
    uploadThroughput: upload / 8,
  });
}

/** Records the requests of a page from now on. Returns a function that summarises them. */
async function listen(page: Session) {
  const sent: SentRequest[] = [];
  const scripts = new Map<string, number>();
  page.on('Network.requestWillBeSent', ({ request: { url }, initiator }) => {
    const askedBy = initiator.url ?? initiator.stack?.callFrames[0]?.url;
    if (!url.endsWith('/favicon.svg')) sent.push({ url, askedBy });
  });
  page.on('Network.responseReceived', ({ type, response: { url, headers } }) => {
    const [, length] = Object.entries(headers).find(([name]) => /^content-length$/i.test(name)) ?? [];
    if (type === 'Script') scripts.set(url, Number(length));
  });
  await page.send('Network.enable');

  return () => {
    const found = depths(sent);
    const getDepth = (part: string) => [...found].find(([url]) => url.includes(part))?.[1] ?? Infinity;
    return {
      requests: sent.length,
      depth: { api: getDepth('/api/v1/'), card: getDepth('/cards/') },
      scriptBytes: [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0),
    };
  };
}
