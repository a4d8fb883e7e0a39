import { networkInterfaces } from 'node:os';
import type { BrowserContext } from '@playwright/test';

/** Whether this machine has no network but itself: every browser on it says that it is offline. */
const isAlone = Object.values(networkInterfaces()).every((addresses = []) =>
  addresses.every(({ internal }) => internal),
);

/** Lets the pages of a context see a connection where the machine has none, until a test takes it away by `setOffline`. */
export async function pretendConnection(context: BrowserContext): Promise<void> {
  if (!isAlone) return;
  await context.addInitScript(() => {
    let isOnline = true;
    Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => isOnline });
    addEventListener('offline', () => (isOnline = false), true);
    addEventListener('online', () => (isOnline = true), true);
  });
  const setOffline = context.setOffline.bind(context);
  context.setOffline = async (isOffline) => {
    await setOffline(isOffline);
    const tell = (type: string) => void dispatchEvent(new Event(type));
    for (const page of context.pages()) await page.evaluate(tell, isOffline ? 'offline' : 'online');
  };
}
