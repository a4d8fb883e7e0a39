import type { Page, Request } from '@playwright/test';

/** For how long nothing may change, in milliseconds, before a page counts as settled. */
const quiet = 350;
/** After how long a page that never settles is photographed anyway, in milliseconds. */
const settleTimeout = 10_000;

/**
 * Watches the requests of a page from now on. Returns a function that waits until it has settled: every call is
 * answered, every image loaded, and nothing changes any more.
 */
export function watchSettling(page: Page, { unanswered = false } = {}) {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));

  return async () => {
    const until = Date.now() + settleTimeout;
    do {
      // After a navigation in the middle, the page is checked once more.
      const stood = await page.evaluate(untilQuiet, quiet).catch(() => false);
      if (stood && (unanswered || pending.size === 0)) return;
    } while (Date.now() < until);
  };
}

/** Runs in the page. Gives up after a while on one that keeps changing. */
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
