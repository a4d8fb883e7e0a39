import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { production } from '../../tools/addresses.ts';

/** How a write fails: before the backend gets it, or after the backend has applied it. */
export const faults = [
  'cut before',
  'cut after',
  '502 before',
  '502 after',
  '504 before',
  '504 after',
  'half a body after',
  'portal before',
  'no answer before',
  'no answer after',
] as const;
export type Fault = (typeof faults)[number];

/** The export and its mock backend behind a proxy, on an origin of its own, whose next write can be made to fail. */
export async function startProxy() {
  let next: Fault | undefined;
  let failingReads = 0;
  let received = () => {};
  const server = createServer((request, response) => void answer(request, response));
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const isCall = request.url?.startsWith('/api/v1/') ?? false;
    const isRead = request.method === 'GET';
    const isFailing = isRead ? next === undefined && failingReads > 0 : next !== undefined;
    if (!isCall || !isFailing) return pass(request, response);
    if (isRead) {
      failingReads--;
      return void response.destroy();
    }
    const fault = next ?? 'cut before';
    next = undefined;
    if (fault.endsWith('after')) await pass(request, response, fault);
    else {
      request.resume();
      fail(response, fault);
    }
    received();
  }
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    /**
     * Makes the next write fail, and some reads after it.
     * @returns a promise that resolves once the proxy has got the write
     */
    play(fault: Fault, reads: number) {
      next = fault;
      failingReads = reads;
      return new Promise<void>((resolve) => (received = resolve));
    },
    /** From now on every call is passed on. */
    calm() {
      next = undefined;
      failingReads = 0;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function fail(response: ServerResponse, fault: Fault, body = '') {
  const [kind] = fault.split(' ');
  if (kind === 'cut') response.destroy();
  else if (kind === 'half') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length + 9 });
    response.write(body.slice(0, body.length / 2), () => response.destroy());
  } else if (kind === 'portal')
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<html><h1>Welcome to our Wi-Fi</h1></html>');
  else if (kind !== 'no') response.writeHead(Number(kind), { 'content-type': 'text/html' }).end('<html>');
}

/** Passes a call on, and its response back, or a fault in place of the response. */
async function pass(request: IncomingMessage, response: ServerResponse, fault?: Fault) {
  const headers = { ...request.headers, host: new URL(production).host };
  const { method = 'GET', url = '/' } = request;
  try {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request.pipe(send(new URL(url, production), { method, headers }, resolve).on('error', reject));
    });
    if (fault) return fail(response, fault, (await buffer(answer)).toString());
    // On a reused connection that dies Chromium repeats a call, also a POST (docs/decisions/doubled-calls.md).
    response.writeHead(answer.statusCode ?? 502, { ...answer.headers, connection: 'close' });
    answer.pipe(response);
  } catch {
    response.destroy();
  }
}
