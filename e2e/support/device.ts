import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { findHeadlessChromium, shortLivedArguments } from '../../tools/chromium.ts';
import { expect, test as base } from './fixtures.ts';
import { type ExportHost, startHost } from './host-of-export.ts';
import { createToken, tokenKey } from './visitor.ts';

/**
 * A device of an organiser who has logged in: a browser that can be closed and started again, and a host for it alone.
 */
interface Device {
  host: ExportHost;
  /**
   * Ends the browser, starts it again, and returns its tab. It reports a connection unless the host is disconnected.
   */
  start(): Promise<Page>;
  /** The host cannot be reached from now on. */
  disconnect(): Promise<void>;
  /** The host can be reached, and the browser tells an open page. */
  reconnect(page: Page): Promise<void>;
}

export const test = base.extend<{ device: Device }>({
  async device({ backend }, provide) {
    const host = await startHost();
    const profile = await mkdtemp(join(tmpdir(), 'guestwise-'));
    const flaws: string[] = [];
    let isOnline = true;
    let close = async () => {};
    await provide({
      host,
      async start() {
        await close();
        const context = await chromium.launchPersistentContext(profile, {
          executablePath: findHeadlessChromium() ?? '',
          args: shortLivedArguments,
          locale: 'en-US',
          baseURL: host.origin,
          reducedMotion: 'reduce',
          viewport: { width: 1280, height: 800 },
          extraHTTPHeaders: backend.world,
        });
        close = () => context.close();
        await context.addInitScript(
          ([key, token, isOnline]) => {
            // The browser's own error page has no storage.
            if (location.protocol !== 'http:') return;
            // Once, so that a logout lasts.
            if (localStorage.getItem('device') === null) localStorage.setItem(key, token);
            localStorage.setItem('device', 'known');
            Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => isOnline });
          },
          [tokenKey, JSON.stringify(createToken(admin)), isOnline] as const,
        );
        context.on('weberror', (error) => flaws.push(String(error.error())));
        context.on('console', (message) => {
          if (
            message.type() === 'error' &&
            !/Failed to load resource|fetching the script|Unable to preload CSS|NetworkError: No response/.test(
              message.text(),
            )
          )
            flaws.push(message.text());
        });
        return context.pages()[0] ?? context.newPage();
      },
      async disconnect() {
        isOnline = false;
        await host.disconnect();
      },
      async reconnect(page) {
        isOnline = true;
        await host.connect();
        await page.evaluate(() => {
          Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => true });
          dispatchEvent(new Event('online'));
        });
      },
    });
    await close();
    await host.disconnect();
    await rm(profile, { recursive: true, force: true });
    expect(flaws).toEqual([]);
  },
});

export { expect };
