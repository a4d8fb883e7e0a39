import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createSecureServer, type Http2ServerResponse } from 'node:http2';
import { extname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { readHeadersFile } from '../vite/preview-host.ts';
import { contentSecurityPolicy, securityHeaders } from '../vite/security-headers.ts';
import type { Card } from './card.ts';
import { createCertificate } from './certificate.ts';
import { guestId } from './conditions.ts';

/** The content at each address of an origin. */
export type Answers = Record<string, () => Answer>;

/** A page with its files, on an origin of its own. */
export interface Site {
  headers: Record<string, string>;
  answers: Answers;
}

interface Answer {
  type: string;
  body: Buffer;
  encoding?: 'br';
  /** Milliseconds before it is sent. */
  delay?: number;
}

const mediaTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/**
 * A page of the production export in dist/, with the headers that the export requires of its host.
 * @param name guest.html or index.html
 * @param path the address at which it is served
 */
export function exportedPage(name: string, path: string, answers: Answers): Site {
  const html = readFileSync(join('dist', name), 'utf8');
  const names = readdirSync('dist/assets').filter((file) => extname(file) in mediaTypes);
  const assets = names.map((file) => [
    `/assets/${file}`,
    createCompressed(mediaTypes[extname(file)] ?? '', () => readFileSync(join('dist/assets', file), 'utf8')),
  ]);
  const [everywhere] = existsSync('dist/_headers')
    ? readHeadersFile(readFileSync('dist/_headers', 'utf8'))
    : [];
  return {
    headers: everywhere ? Object.fromEntries(everywhere.headers) : strictHeaders(html),
    answers: { ...Object.fromEntries(assets), ...withPage(html, path, answers) },
  };
}

/** The page for comparison: one file, under an equally strict policy, with the hashes of its own parts. */
export function handWrittenPage(path: string, answers: Answers): Site {
  const html = readFileSync(new URL('hand-written.html', import.meta.url), 'utf8');
  return { headers: strictHeaders(html), answers: withPage(html, path, answers) };
}

const withPage = (html: string, path: string, answers: Answers): Answers => ({
  [path]: createCompressed('text/html; charset=utf-8', () => html),
  '/favicon.svg': createCompressed('image/svg+xml', () => '<svg xmlns="http://www.w3.org/2000/svg"/>'),
  ...answers,
});

/** An API response. @param delay milliseconds */
export const json = (body: unknown, delay: number): (() => Answer) => {
  const answer = createCompressed('application/json', () => JSON.stringify(body));
  return () => ({ ...answer(), delay });
};

/** The response of a card host, for the measured guest. @param delay milliseconds */
export const cardAnswer = ({ type, body }: Card, delay: number): Answers => ({
  [`/cards/${guestId}`]: () => ({ type, body: Buffer.from(body), delay }),
});

const strictHeaders = (html: string) => ({
  ...securityHeaders(
    contentSecurityPolicy({ pages: [html], apiBaseUrl: '/api/v1', cardBaseUrl: '/cards', hasWorker: true }),
  ),
  'Cache-Control': 'no-cache',
});

/** Serves a site on a free port of this machine, compressed, over HTTP/2 as a CDN does. */
export async function serve({ headers, answers }: Site) {
  const send = async (url: string, response: Http2ServerResponse) => {
    const answer = answers[new URL(url, 'http://localhost').pathname]?.();
    if (!answer) return void response.writeHead(404).end();
    if (answer.delay) await wait(answer.delay);
    response.writeHead(200, {
      ...headers,
      'content-type': answer.type,
      'content-length': answer.body.length,
      ...(answer.encoding ? { 'content-encoding': answer.encoding } : {}),
    });
    response.end(answer.body);
  };
  const server = createSecureServer(
    createCertificate(),
    (request, response) => void send(request.url, response),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return { origin: `https://localhost:${address.port}`, close: () => void server.close() };
}

/** Compresses at the first request, during the warm-up: most of an export is never requested here. */
function createCompressed(type: string, read: () => string): () => Answer {
  let body: Buffer | undefined;
  return () => ({ type, body: (body ??= brotliCompressSync(read())), encoding: 'br' });
}
