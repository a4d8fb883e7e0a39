import type { Page, Request } from '@playwright/test';

/** For how long nothing may change, in milliseconds, before a page counts as settled. */
const quiet = 350;
/** After how long a page that never rests is taken as it is, in milliseconds. */
const patience = 10_000;

/**
 * Watches the requests of a page from now on. Returns the way to wait until it has settled: no call
 * without an answer, every image there, and nothing on it changes any more.
 */
export function watchSettling(page: Page, { unanswered = false } = {}) {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));

  return async () => {
    const until = Date.now() + patience;
    do {
      // A page that goes elsewhere in the middle is asked once more.
      const stood = await page.evaluate(untilQuiet, quiet).catch(() => false);
      if (stood && (unanswered || pending.size === 0)) return;
    } while (Date.now() < until);
  };
}

/** Runs in the page. Gives up after a while on one that moves all the time. */
function untilQuiet(quiet: number): Promise<boolean> {
  return new Promise((resolve) => {
    const done = (stood: boolean) => () => {
      changes.disconnect();
      resolve(stood);
    };
    let timer = setTimeout(done(true), quiet);
    const changes = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(done(true), quiet);
    });
    changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    setTimeout(done(false), 10 * quiet);
  });
}
