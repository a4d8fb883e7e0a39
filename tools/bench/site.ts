import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { readCard } from '../../mocks/backend/cards/read-card.ts';
import { getResponse } from '../../mocks/engine/handlers.ts';
import { createHostHandlers } from '../../mocks/serve/host-handlers.ts';
import { getMockApis } from '../../mocks/serve/mock-world.ts';
import { createWorlds } from '../../mocks/serve/node.ts';
import { UsageError } from '../usage-error.ts';
import { readExported, readHeadersFile } from '../vite/preview-host.ts';
import { contentSecurityPolicy, securityHeaders } from '../vite/security-headers.ts';
import { conditions } from './visit.ts';

/** A page with its files. The mock backend answers its calls. */
export interface Site {
  html: string;
  /** The folder of its scripts and styles. */
  folder: string;
  headers: Record<string, string>;
}

/**
 * The milliseconds of a call in the backend: 40 more than the round trip, because the browser counts that from the time
 * of sending, and would hide a shorter delay.
 */
const serverDelay = conditions.roundTrip + 40;

/** Answers some calls in place of the mock backend. */
export type Answer = (url: URL) => { type: string; body: string | Buffer } | undefined;

/** A page of the production export, with the headers that the export requires of its host. */
export function exportedPage(name: 'guest.html' | 'index.html'): Site {
  const [everywhere] = readHeadersFile(readExported('dist', '_headers'));
  const headers = Object.fromEntries(everywhere?.headers ?? []);
  return { html: readExported('dist', name), folder: 'dist', headers };
}

/** A page of another source, under an equally strict policy, with the hashes of its own inline parts. */
export function comparedPage(folder: string, name: string): Site {
  const html = readFileSync(join(folder, name), 'utf8');
  const sources = { pages: [html], apiBaseUrl: '/api/v1', cardBaseUrl: '/cards', hasWorker: true };
  return { html, folder, headers: securityHeaders(contentSecurityPolicy(sources)) };
}

const mediaTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/**
 * Serves a site on a free port of this machine, compressed, over HTTP/2 as a CDN does: with HTTP/1.1, a page of many
 * files would wait for connections that no visitor waits for.
 */
export async function serve({ html, folder, headers }: Site, answer?: Answer) {
  const worlds = createWorlds();
  const handlers = createHostHandlers((name) => worlds.get(name), getMockApis(), readCard);
  const compressed = new Map<string, Buffer>();

  async function respond(url: URL, asked: Headers, response: Http2ServerResponse) {
    const { pathname } = url;
    if (/^\/(api|cards)\//.test(pathname)) {
      await wait(serverDelay);
      const found = answer?.(url);
      if (found) return send(response, found.type, found.body);
      const mocked = await getResponse(handlers, new Request(url, { headers: asked }));
      if (!mocked?.ok) return void response.writeHead(mocked?.status ?? 404).end();
      const body = Buffer.from(await mocked.arrayBuffer());
      return send(response, mocked.headers.get('content-type') ?? '', body);
    }
    // The icon and the covers belong to every page.
    const file = [folder, 'public'].map((place) => join(place, pathname)).find(existsSync);
    const type = mediaTypes[extname(pathname)];
    if (type === undefined) return send(response, 'text/html; charset=utf-8', html, pathname);
    if (file === undefined) return void response.writeHead(404).end();
    send(response, type, readFileSync(file), pathname);
  }

  /** @param path of a file, which is compressed at the first request alone, during the warm-up */
  function send(response: Http2ServerResponse, type: string, content: string | Buffer, path?: string) {
    const isPicture = type === 'image/jpeg';
    const kept = path === undefined ? undefined : compressed.get(path);
    const body = kept ?? (isPicture ? Buffer.from(content) : brotliCompressSync(content));
    if (path !== undefined) compressed.set(path, body);
    const encoding = isPicture ? {} : { 'content-encoding': 'br' };
    response.writeHead(200, {
      ...headers,
      ...encoding,
      'content-type': type,
      'content-length': body.length,
    });
    response.end(body);
  }

  const server = createSecureServer(createCertificate(), ({ url, headers: asked }, response) => {
    const { authorization } = asked;
    const passed = new Headers(authorization === undefined ? {} : { authorization });
    void respond(new URL(url, 'https://localhost'), passed, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `https://localhost:${port}`, close: () => void server.close() };
}

/** A key and a self-signed certificate for a day, because browsers support HTTP/2 only over TLS. */
function createCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'guestwise-bench-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const options = '-x509 -newkey rsa:2048 -nodes -subj /CN=localhost -days 1'.split(' ');
  try {
    execFileSync('openssl', ['req', ...options, '-keyout', key, '-out', cert], { stdio: 'ignore' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } catch {
    throw new UsageError('The bench needs openssl for a certificate: install the package openssl.');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
