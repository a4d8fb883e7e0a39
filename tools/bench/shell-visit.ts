import type { Browser, Page } from '@playwright/test';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { tokenFor } from '../../mocks/engine/token.ts';
import { planEvents } from './organiser-events.ts';
import { serveGuests } from './organiser-guests.ts';

/** Pages with many rows. */
export const pages = {
  '/events': '/events',
  '/events/guests': `/events/guests/all?event=${weddingId}`,
};
export type BenchPage = keyof typeof pages;

const choose = (place: number, option: number) =>
  `[...document.querySelectorAll('[role=dialog] fieldset')].at(${place}).querySelectorAll('input')[${option}]`;
const speak = (option: number) => `document.querySelectorAll('[role=menu] [role=menuitemradio]')[${option}]`;
const hasNavbar = (navbar: string) =>
  `document.querySelector('[data-navbar]').dataset.navbar === '${navbar}'`;
const isIn = (locale: string) =>
  `document.documentElement.lang === '${locale}' && getNavigationLabel() !== before.label`;

interface Change {
  name: string;
  /** JavaScript that runs in the page: what the person clicks. */
  target: string;
  /** JavaScript that runs in the page: whether the change has been rendered. It forces no styles. */
  condition: string;
  /** The language menu has to be open. */
  inMenu?: true;
}

/** In this order, each from the state that the previous one left. Fieldsets are counted from the top of the panel. */
const changes: readonly Change[] = [
  {
    name: 'theme',
    target: choose(1, 6),
    condition: `document.documentElement.dataset.theme !== before.theme`,
  },
  { name: 'layout', target: choose(2, 2), condition: hasNavbar('row') },
  { name: 'layout back', target: choose(2, 0), condition: hasNavbar('start') },
  {
    name: 'direction',
    target: choose(-1, 2),
    condition: `document.querySelector('.themed-root').closest('[dir]').dir === 'rtl'`,
  },
  {
    name: 'direction back',
    target: choose(-1, 0),
    condition: `document.querySelector('.themed-root').closest('[dir]').dir === 'ltr'`,
  },
  { name: 'language', target: speak(1), condition: isIn('tr'), inMenu: true },
  { name: 'language, right to left', target: speak(2), condition: isIn('ar'), inMenu: true },
];

export const changeNames = changes.map(({ name }) => name);

/** Milliseconds from an action to the frame that shows it. */
const time = (page: Page, { target, condition }: Change): Promise<number> =>
  page.evaluate(`(async () => {
    const getNavigationLabel = () => document.querySelector('aside nav')?.getAttribute('aria-label');
    const before = { theme: document.documentElement.dataset.theme, label: getNavigationLabel() };
    const start = performance.now();
    ${target}.click();
    // A timer would run after the frame that shows the change, and count the next one.
    await new Promise((resolve) => {
      const observer = new MutationObserver(check);
      observer.observe(document, {
        subtree: true,
        attributeFilter: ['data-theme', 'data-navbar', 'dir', 'aria-label'],
      });
      check();
      function check() {
        if (!(${condition})) return;
        observer.disconnect();
        resolve();
      }
    });
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - start;
  })()`);

/**
 * Changes everything that the shell can change, on one page and on a slow processor.
 * @returns milliseconds by the name of the change
 */
export async function visitShell(browser: Browser, origin: string, path: BenchPage, slowdown: number) {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    extraHTTPHeaders: { 'x-mock-world': `bench-shell-${Math.random()}` },
  });
  await planEvents(context, 500);
  const page = await context.newPage();
  await page.addInitScript(
    (token) => localStorage.setItem('guestwise.token', token),
    JSON.stringify(tokenFor(admin._id, Date.now())),
  );
  await serveGuests(page, 10_000);
  await page.goto(pages[path]);
  await page.locator('main :is(tbody tr, li h2)').nth(5).waitFor();
  await page.getByRole('banner').getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('dialog').getByRole('heading').waitFor();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const times: Record<string, number> = {};
  for (const change of changes) {
    if (change.inMenu) {
      // The panel covers the end of the toolbar.
      await page.keyboard.press('Escape');
      await page.locator('header [aria-haspopup=menu]').first().click();
      await page.getByRole('menuitemradio').nth(2).waitFor();
    }
    // What a person clicks is on the screen.
    await page.evaluate(`${change.target}.scrollIntoView({ block: 'nearest' })`);
    await page.waitForTimeout(300);
    times[change.name] = await time(page, change);
  }
  await context.close();
  return times;
}
