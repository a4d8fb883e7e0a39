import { NetworkError } from '../api/errors.ts';

/** How long a page waits for a call that it can do without, in milliseconds. */
const optionalCallTimeout = 3_000;

/**
 * Waits for a call that may hang. If it has no response after three seconds, and the page can do without it, it counts
 * as failed.
 * @throws NetworkError where the page does without it
 */
export function withFallback<T>(call: Promise<T>, canDoWithout: () => Promise<boolean>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = async () => {
      if (await canDoWithout().catch(() => false)) reject(new NetworkError());
    };
    const timer = setTimeout(() => void giveUp(), optionalCallTimeout);
    call.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
