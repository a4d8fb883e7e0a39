import { NetworkError } from './errors.ts';

/**
 * If the browser reports no connection, reads before a write is sent. The browser's report may be wrong, and a write
 * that fails may have arrived.
 * @throws NetworkError that nothing was sent, if the read got no response
 */
export async function checkOnline(read: () => Promise<unknown>): Promise<void> {
  if (!Object.is(globalThis.navigator?.onLine, false)) return;
  try {
    await read();
  } catch (cause) {
    // Any response will do; the write handles its own errors.
    if (cause instanceof NetworkError) throw new NetworkError({ isUnsent: true, cause });
  }
}
