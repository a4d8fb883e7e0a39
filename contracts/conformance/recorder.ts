import { setTimeout } from 'node:timers/promises';
import { parseJson } from '../../src/api/parse-json.ts';
import { findOperation } from '../find-operation.ts';
import { type Violation, findViolation, findDrift, findUnkept, findWrongType, hideIds } from './drift.ts';
import type { Recorded } from './har.ts';
import { show } from './mismatch.ts';

/** The calls of a flow, for its report. */
export interface Recorder {
  send(request: Request): Promise<Response>;
  /**
   * A request as a command that can be run again, without tokens, and up to three writes before it.
   * @param response of the request; the last one without it
   */
  toCurl(response?: Response): string;
  /** A call and its status, such as "getGuest 404". @param response of the call; the last one without it */
  nameCall(response?: Response): string;
  /** The response of the last call. */
  getLast(): Response | undefined;
  /**
   * The first success that breaks the description or shows another record than was sent. Without one, what is wrong
   * with the last response, if the flow has failed, or else the first refusal in JSON with another content-type.
   * @param known a response whose failure is known already
   */
  findViolation(hasFailed: boolean, known?: Response): Promise<(Violation & { curl: string }) | undefined>;
  /** Explains why the product takes the outcome of the last write for unknown. */
  findUnkept(): Promise<Violation | undefined>;
  /** What the responses have and the description lacks, apart from what was sent. */
  findDrift(): Promise<string[]>;
  /** How many calls were made. */
  count(): number;
}

/** A request, and its response once there is one. */
interface Sent {
  method: string;
  url: string;
  headers: Headers;
  body: string | undefined;
  /** Another change of the same record was under way: the response may show that one. */
  isShared: boolean;
  /** A `Retry-After` that is no number: the guest's page waits for minutes then. */
  wait?: string;
  received?: { response: Response; status: number; text: Promise<string> };
}

/**
 * Sends requests with a deadline, again while the server is busy, and records them.
 * @param written the fields with their values that the run has sent, which the recorder adds to
 */
export function createRecorder(written = new Set<string>()): Recorder {
  const sent: Sent[] = [];
  let count = 0;
  const readAll = async () => {
    const received = sent.map(async ({ received, ...rest }): Promise<(Sent & Recorded)[]> => {
      if (!received) return [];
      const type = received.response.headers.get('content-type') ?? '';
      return [{ ...rest, received, status: received.status, text: await received.text, type }];
    });
    return (await Promise.all(received)).flat();
  };
  const isShown = (from: Response | undefined) => (call: Sent) =>
    call.received !== undefined && (!from || call.received.response === from);
  const toCurl = (isMeant: (call: Sent) => boolean) => {
    const at = sent.findLastIndex(isMeant);
    const writes = sent.slice(0, Math.max(at, 0)).filter(({ method }) => !/GET|OPTIONS/.test(method));
    return [...sent.slice(at).slice(0, 1), ...writes.slice(-3)].map(writeCurl).join('\n    after      ');
  };
  return {
    async send(request) {
      const { method, url, headers, cache, redirect } = request;
      // Read once: copying the stream of a request for each try costs more than sending it.
      const body = request.body === null ? undefined : await request.text();
      const others = sent.filter((other) => method === 'PATCH' && other.url === url && !other.received);
      const call: Sent = { method, url, headers, body, isShared: others.length > 0 };
      for (const other of others) other.isShared = true;
      sent.push(call);
      for (const [name, value] of Object.entries(parseJson(body ?? '') ?? {}))
        written.add(write(name, value));
      for (let tries = 1; ; tries += 1) {
        count += 1;
        const signal = AbortSignal.timeout(10_000);
        const response = await fetch(url, {
          method,
          headers,
          cache,
          redirect,
          signal,
          ...(body !== undefined && { body }),
        });
        if (response.status !== 429 || tries === 4) {
          call.received = { response, status: response.status, text: response.clone().text() };
          // The last call is the one that was answered last.
          sent.push(...sent.splice(sent.indexOf(call), 1));
          return response;
        }
        // Like the guest's page, which waits and sends again.
        const wait = response.headers.get('retry-after') ?? '1';
        if (Number.isNaN(Number(wait))) call.wait = wait;
        await setTimeout(Math.min(Number(wait) || 0, 10) * 1_000);
      }
    },
    toCurl: (from) => toCurl(isShown(from)),
    nameCall(from) {
      const call = sent.findLast(isShown(from));
      return call ? `${findOperation(call) ?? call.method} ${call.received?.status}` : 'no call';
    },
    getLast: () => sent.at(-1)?.received?.response,
    async findViolation(hasFailed, known) {
      const calls = (await readAll()).filter(({ received }) => !known || received?.response !== known);
      const busy = calls.find(({ wait }) => wait !== undefined);
      if (busy) {
        const what = `${findOperation(busy)} 429: Retry-After`;
        const curl = toCurl(({ received }) => received === busy.received);
        return { what, expected: 'a number of seconds', got: busy.wait ?? '', curl };
      }
      const successes = calls.filter(({ status }) => status < 300);
      for (const call of [...successes, ...(hasFailed ? calls.slice(-1) : [])]) {
        const violation = findViolation(call, call.isShared ? undefined : call.body);
        if (violation) return { ...violation, curl: toCurl(({ received }) => received === call.received) };
      }
      for (const call of hasFailed ? [] : calls) {
        const violation = findWrongType(call);
        if (violation) return { ...violation, curl: toCurl(({ received }) => received === call.received) };
      }
      return undefined;
    },
    findUnkept: async () => findUnkept(await readAll()),
    async findDrift() {
      const calls = await readAll();
      const moved = calls.filter(({ received }) => received?.response.redirected);
      const lines = [
        ...moved.map(
          ({ method, url }) => `${method} ${hideIds(new URL(url).pathname)} is redirected: answer it there`,
        ),
        ...calls.flatMap((each) => findDrift(each, (name, value) => written.has(write(name, value))) ?? []),
      ];
      // Flows try addresses of another form.
      return lines.filter((line) => !line.endsWith('the call is not described'));
    },
    count: () => count,
  };
}

const write = (name: string, value: unknown) => JSON.stringify([name, value]);
const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

function writeCurl({ method, url, headers: sent, body }: Sent): string {
  const headers = [...sent].map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`);
  const data = !body ? [] : ['-d', quote(show(body))];
  const command = ['curl', '-i', '-X', method, quote(url), ...headers, ...data].join(' ');
  // A token opens an account, and the log of a CI may be public.
  return command.replaceAll(/(?:[\w-]{10,}\.){2}[\w-]{4,}/g, '$$TOKEN');
}
