import { setTimeout } from 'node:timers/promises';
import { findBreach, findDrift } from './drift.ts';
import type { Recorded } from './har.ts';
import { show } from './mismatch.ts';

/** The last calls of a flow, for its report. */
export interface Recorder {
  send(request: Request): Promise<Response>;
  /** The last request as a command that can be run again, without the token, and up to three writes before it. */
  lastAsCurl(): string;
  /** What the description says against the newest response that breaks it, of the last eight; undefined if none does. */
  findBreach(): Promise<string | undefined>;
  /** What the responses have and the description lacks, apart from what the flow sent itself. */
  findDrift(): Promise<string[]>;
  /** How many calls were made. */
  count(): number;
}

interface Sent {
  method: string;
  url: string;
  headers: Headers;
  body: string | undefined;
}

/** Sends requests with a deadline, again while the server is busy, and records the last one. */
export function createRecorder(): Recorder {
  const sent: Sent[] = [];
  const exchanges: Promise<Recorded>[] = [];
  let count = 0;
  return {
    async send(request) {
      const { method, url, headers, cache } = request;
      // Read once: copying the stream of a request for each try costs more than sending it.
      const body = request.body === null ? undefined : await request.text();
      sent.push({ method, url, headers, body });
      for (let tries = 1; ; tries += 1) {
        count += 1;
        const signal = AbortSignal.timeout(10_000);
        const response = await fetch(url, {
          method,
          headers,
          cache,
          signal,
          ...(body !== undefined && { body }),
        });
        if (response.status !== 429 || tries === 4) {
          const { status } = response;
          exchanges.push(
            response
              .clone()
              .text()
              .then((text) => ({ method, url, status, text })),
          );
          return response;
        }
        // Like the guest's page, which waits and sends again.
        await setTimeout(Math.min(Number(response.headers.get('retry-after') ?? 1) || 0, 10) * 1_000);
      }
    },
    lastAsCurl() {
      const writes = sent.slice(0, -1).filter(({ method }) => method !== 'GET');
      return [...sent.slice(-1), ...writes.slice(-3)].map(toCurl).join('\n    after      ');
    },
    async findBreach() {
      const written = sent.findLast(({ method }) => method !== 'GET')?.body;
      const received = (await Promise.all(exchanges.slice(-8))).toReversed();
      return received.map((each) => findBreach(each, written)).find((breach) => breach !== undefined);
    },
    async findDrift() {
      const own = sent.map(({ body = '' }) => body).join('');
      const lines = (await Promise.all(exchanges)).flatMap((each) => findDrift(each) ?? []);
      return lines.filter((line) => !own.includes(`"${/([^.\s]+) \(/.exec(line)?.[1] ?? ''}":`));
    },
    count: () => count,
  };
}

const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

function toCurl({ method, url, headers: sent, body }: Sent): string {
  const headers = [...sent]
    .filter(([name]) => name === 'authorization' || name === 'content-type')
    .map(([name, value]) => `-H ${quote(`${name}: ${name === 'authorization' ? 'Bearer $TOKEN' : value}`)}`);
  const data = !body ? [] : ['-d', quote(show(body))];
  return ['curl', '-i', '-X', method, quote(url), ...headers, ...data].join(' ');
}
