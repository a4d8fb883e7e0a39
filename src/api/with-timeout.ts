import { NetworkError } from './errors.ts';

/** Sends a request. It may fail as `fetch` does, with a TypeError. */
export type Transport = (request: Request) => Promise<Response>;

/** The timeout of a call in milliseconds, from its start to the last byte of its response. */
const callDeadline = 15_000;

/**
 * Wraps a transport so that it returns only complete responses, or fails: no call takes longer than the timeout, not
 * even if the response stops halfway.
 * @returns a transport that throws NetworkError, or the caller's own reason if its signal aborts
 */
export const withTimeout =
  (transport: Transport, deadline = callDeadline): Transport =>
  async (request) => {
    const controller = new AbortController();
    const givenUp = new Promise<never>((_, reject) => {
      controller.signal.addEventListener('abort', () => reject(controller.signal.reason));
    });
    const giveUp = (reason: unknown) => controller.abort(reason);
    const onAbort = () => giveUp(request.signal.reason);
    const timer = setTimeout(() => giveUp(new NetworkError({ isTimeout: true })), deadline);
    request.signal.addEventListener('abort', onAbort);
    try {
      request.signal.throwIfAborted();
      const sent = transport(new Request(request, { signal: controller.signal }));
      const response = await Promise.race([sent, givenUp]);
      const { status, statusText, headers } = response;
      const text = await Promise.race([response.text(), givenUp]);
      return new Response(text === '' ? null : text, { status, statusText, headers });
    } catch (cause) {
      if (request.signal.aborted || cause instanceof NetworkError) throw cause;
      // It may have been sent even where `navigator.onLine` is false: browsers also report that on a machine with only
      // loopback, and are sometimes wrong.
      throw new NetworkError({ cause });
    } finally {
      clearTimeout(timer);
      request.signal.removeEventListener('abort', onAbort);
    }
  };
