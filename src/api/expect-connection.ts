import { NetworkError } from './errors.ts';

/**
 * Where the browser says that there is no connection, a read finds out before a write leaves: the browser may be wrong
 * both ways, and a write that fails may have arrived.
 * @throws NetworkError that nothing was sent, where the read got no answer
 */
export async function expectConnection(read: () => Promise<unknown>): Promise<void> {
  if (!Object.is(globalThis.navigator?.onLine, false)) return;
  try {
    await read();
  } catch (cause) {
    // Any answer will do: what it says is the write's business.
    if (cause instanceof NetworkError) throw new NetworkError({ isUnsent: true, cause });
  }
}
