import { networkInterfaces } from 'node:os';
import type { BrowserContext } from '@playwright/test';

/** Whether this machine has only a loopback network: every browser on it reports that it is offline. */
const isAlone = Object.values(networkInterfaces()).every((addresses = []) =>
  addresses.every(({ internal }) => internal),
);

/** Makes the pages of a context report a connection where the machine has none, until a test calls `setOffline`. */
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
