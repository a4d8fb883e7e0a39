import { setTimeout } from 'node:timers/promises';
import { show } from './mismatch.ts';

/** The last calls of a flow, for its report. */
export interface Recorder {
  send(request: Request): Promise<Response>;
  /** The last request as a command that can be run again, without the token. */
  lastAsCurl(): string;
  /** How many calls were made. */
  count(): number;
}

/** Sends requests with a deadline, again while the server is busy, and records the last one. */
export function createRecorder(): Recorder {
  let last = '';
  let count = 0;
  return {
    async send(request) {
      last = await toCurl(request.clone());
      for (let tries = 1; ; tries += 1) {
        count += 1;
        const response = await fetch(request.clone(), { signal: AbortSignal.timeout(10_000) });
        if (response.status !== 429 || tries === 4) return response;
        // Like the guest's page, which waits and sends again.
        await setTimeout(Math.min(Number(response.headers.get('retry-after') ?? 1) || 0, 10) * 1_000);
      }
    },
    lastAsCurl: () => last,
    count: () => count,
  };
}

const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

async function toCurl(request: Request): Promise<string> {
  const body = await request.text();
  const headers = [...request.headers]
    .filter(([name]) => name === 'authorization' || name === 'content-type')
    .map(([name, value]) => `-H ${quote(`${name}: ${name === 'authorization' ? 'Bearer $TOKEN' : value}`)}`);
  const data = body === '' ? [] : ['-d', quote(show(body))];
  return ['curl', '-i', '-X', request.method, quote(request.url), ...headers, ...data].join(' ');
}
