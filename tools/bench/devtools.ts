import { spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';
import { launchArguments } from '../chromium.ts';

/** One page, or the browser itself, over the DevTools protocol. */
export type Session = Pick<CDPSession, 'send' | 'on'>;

export type DevTools = Awaited<ReturnType<typeof launchDevTools>>;

interface Message {
  id?: number;
  sessionId?: string;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { message: string };
}

/** The timeout of a job with a page, in milliseconds, so that one that hangs does not block the rest. */
const pageTimeout = 60_000;

/**
 * Starts a browser and controls it over a pipe.
 *
 * Not through Playwright, which enables the `Runtime` domain: the engine then parses a whole bundle again for stack
 * traces that nobody reads. That adds up to 80 ms to our page that no guest would see.
 */
export async function launchDevTools(executable: string) {
  const profile = await mkdtemp(join(tmpdir(), 'guestwise-bench-'));
  // The bench serves HTTP/2 with its own certificate.
  const flags = [
    '--ignore-certificate-errors',
    '--headless=new',
    '--remote-debugging-pipe',
    `--user-data-dir=${profile}`,
    '--no-first-run',
  ];
  const browser = spawn(executable, [...flags, ...launchArguments, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const gone = new Promise<void>((resolve) => browser.once('close', () => resolve()));
  const [, , , outward, inward] = browser.stdio;
  if (!(outward instanceof Writable) || !(inward instanceof Readable))
    throw new Error('No pipe to a browser');
  outward.on('error', () => {}); // If the browser is gone, the call that waits for it fails.

  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const events = new EventEmitter();
  void gone.then(() => waiting.forEach(({ reject }) => reject(new Error('The browser is gone'))));
  readMessages(inward, ({ id, sessionId = '', method = '', params, result, error }) => {
    const call = waiting.get(id ?? -1);
    waiting.delete(id ?? -1);
    if (!call) events.emit(`${sessionId} ${method}`, params);
    else if (error) call.reject(new Error(error.message));
    else call.resolve(result);
  });

  let last = 0;
  const session = (sessionId?: string): Session => ({
    send: ((method: string, params: object = {}) => {
      const call = Promise.withResolvers<unknown>();
      const id = ++last;
      waiting.set(id, call);
      outward.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
      return call.promise;
    }) as Session['send'],
    on: ((method: string, listener: (params: unknown) => void) =>
      events.on(`${sessionId ?? ''} ${method}`, listener)) as unknown as Session['on'],
  });
  const root = session();

  return {
    /** Runs a job with an empty page in its own browser context, which is closed afterwards. */
    async withPage<T>(job: (page: Session) => Promise<T>): Promise<T> {
      const { browserContextId } = await root.send('Target.createBrowserContext');
      const target = await root.send('Target.createTarget', { url: 'about:blank', browserContextId });
      const { sessionId } = await root.send('Target.attachToTarget', { ...target, flatten: true });
      try {
        return await Promise.race([job(session(sessionId)), hung()]);
      } finally {
        await root.send('Target.disposeBrowserContext', { browserContextId });
      }
    },
    async close() {
      await root.send('Browser.close').catch(() => browser.kill());
      await gone;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function hung(): Promise<never> {
  await wait(pageTimeout, undefined, { ref: false });
  throw new Error(`The page did not come to an end within ${pageTimeout / 1000} s`);
}

function readMessages(inward: Readable, receive: (message: Message) => void) {
  let rest = '';
  inward.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\0');
    rest = parts.pop() ?? '';
    for (const part of parts) receive(JSON.parse(part) as Message);
  });
}
