import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createSecureServer, type Http2ServerResponse } from 'node:http2';
import { extname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { readHeadersFile } from '../vite/preview-headers.ts';
import { contentSecurityPolicy, securityHeaders } from '../vite/security-headers.ts';
import type { Card } from './card.ts';
import { createCertificate } from './certificate.ts';
import { conditions, type Guest, guestId } from './conditions.ts';

/** A page with what belongs to it, under `/{guestId}/rsvp` of an origin of its own. */
export interface Site {
  html: string;
  headers: Record<string, string>;
  /** Address to text. */
  assets: Record<string, string>;
}

const mediaTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** The guests' door of a production export, under the headers that the export asks its host for. */
export function exportedSite(folder: string): Site {
  const html = readFileSync(join(folder, 'guest.html'), 'utf8');
  const names = readdirSync(join(folder, 'assets')).filter((name) => extname(name) in mediaTypes);
  const assets = names.map((name) => [`/assets/${name}`, readFileSync(join(folder, 'assets', name), 'utf8')]);
  const list = join(folder, '_headers');
  const [everywhere] = existsSync(list) ? readHeadersFile(readFileSync(list, 'utf8')) : [];
  return {
    html,
    headers: everywhere ? Object.fromEntries(everywhere.headers) : strictHeaders(html),
    assets: Object.fromEntries(assets),
  };
}

/** The page to hold ours against: one file, under a policy as strict, with the hashes of its own parts. */
export function handWrittenSite(): Site {
  const html = readFileSync(new URL('hand-written.html', import.meta.url), 'utf8');
  return { html, headers: strictHeaders(html), assets: {} };
}

const strictHeaders = (html: string) => ({
  ...securityHeaders(contentSecurityPolicy({ pages: [html], apiBaseUrl: '/api/v1', cardBaseUrl: '/cards' })),
  'Cache-Control': 'no-cache',
});

interface Answer {
  type: string;
  body: Buffer;
  encoding?: 'br';
  /** Milliseconds before it is sent. */
  delay?: number;
}

/** Serves a site on a free port of this machine, compressed, over HTTP/2 as a CDN does. */
export async function serve(site: Site, card: Card, guest: Guest) {
  const answers = answersOf(site, card, guest);
  const send = async (url: string, response: Http2ServerResponse) => {
    const answer = answers[new URL(url, 'http://localhost').pathname]?.();
    if (!answer) return void response.writeHead(404).end();
    if (answer.delay) await wait(answer.delay);
    response.writeHead(200, {
      ...site.headers,
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

function answersOf({ html, assets }: Site, card: Card, guest: Guest): Record<string, () => Answer> {
  // The browser's throttling counts the round trip from the sending on, and would swallow a shorter delay.
  const delays = {
    api: conditions.roundTrip + conditions.thinking.api,
    card: conditions.roundTrip + conditions.thinking.card,
  };
  const api = compressed('application/json', JSON.stringify({ data: guest }));
  const image = typeof card.body === 'string' ? compressed(card.type, card.body) : () => asIs(card);
  return {
    [`/${guestId}/rsvp`]: compressed('text/html; charset=utf-8', html),
    '/favicon.svg': compressed('image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    [`/api/v1/events/guests/${guestId}/rsvp`]: () => ({ ...api(), delay: delays.api }),
    [`/cards/${guestId}`]: () => ({ ...image(), delay: delays.card }),
    ...Object.fromEntries(
      Object.entries(assets).map(([address, text]) => [
        address,
        compressed(mediaTypes[extname(address)] ?? 'application/octet-stream', text),
      ]),
    ),
  };
}

/** Compresses at the first call, which the warm-up makes: most of an export is never asked for here. */
function compressed(type: string, text: string): () => Answer {
  let body: Buffer | undefined;
  return () => ({ type, body: (body ??= brotliCompressSync(text)), encoding: 'br' });
}

const asIs = ({ type, body }: Card): Answer => ({ type, body: Buffer.from(body) });
