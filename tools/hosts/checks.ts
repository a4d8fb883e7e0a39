import { readFileSync } from 'node:fs';
import { get as getPlain } from 'node:http';
import { get as getSecure } from 'node:https';
import { join } from 'node:path';
import { ownFiles } from '../vite/host-files.ts';
import { workerFile } from '../vite/offline-worker.ts';
import { readHeadersFile } from '../vite/preview-host.ts';

/** One row of the table: what was requested of a host, and what is wrong with its response. */
export interface Finding {
  check: string;
  /** '' if everything is correct. */
  problem: string;
  /** A number worth reading, such as bytes on the wire. */
  figure?: string;
}

/** A response as sent over the wire, compressed or not. */
interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  bytes: number;
}

const ask = (address: string) =>
  new Promise<Answer>((resolve, reject) => {
    const get = address.startsWith('https:') ? getSecure : getPlain;
    get(address, { headers: { 'accept-encoding': 'br, gzip', accept: 'text/html' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => void (bytes += chunk.length));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes }),
      );
    }).on('error', reject);
  });

/** A host with an export. */
export interface Host {
  origin: string;
  /** The path of the export, with a slash at both ends. */
  basePath: string;
  /** The served export. */
  folder: string;
  /** Where the export expects the backend: paths of the host, or addresses. */
  backend: { api: string; cards: string };
}

/** Checks a host's responses against the export's requirements. @param guestId a guest that the backend has */
export async function checkAnswers(
  { origin, basePath, folder, backend }: Host,
  guestId: string,
): Promise<Finding[]> {
  const site = origin + basePath;
  const page = readFileSync(join(folder, 'guest.html'), 'utf8');
  const [bundle = ''] = /assets\/guest-[^"]+\.js/.exec(page) ?? [];
  const [rule] = readHeadersFile(readFileSync(join(folder, '_headers'), 'utf8'));
  const guest = await ask(`${site}${guestId}/rsvp`);
  const script = await ask(site + bundle);
  const worker = await ask(site + workerFile);
  const differing = (rule?.headers ?? [])
    .filter(([name, value]) => guest.headers[name.toLowerCase()] !== value)
    .map(([name]) => name);
  const isHtml = guest.status === 200 && String(guest.headers['content-type']).startsWith('text/html');
  return [
    { check: 'guest link', problem: isHtml ? '' : `answers ${guest.status}`, figure: formatBytes(guest) },
    await expectStatus('guest link with punctuation', `${basePath}${guestId}/rsvp%E2%80%8B).`, 200),
    { check: 'headers', problem: differing.join(', ') },
    {
      check: 'pages are asked for again',
      problem: mayBeKept(guest),
    },
    {
      check: 'worker is asked for again',
      problem:
        worker.status !== 200 || !/javascript/.test(String(worker.headers['content-type']))
          ? `answers ${worker.status}`
          : mayBeKept(worker),
    },
    {
      check: 'guest bundle',
      problem: script.headers['content-encoding'] ? '' : 'not compressed',
      figure: formatBytes(script),
    },
    {
      check: 'immutable assets',
      problem: String(script.headers['cache-control']).includes('immutable') ? '' : 'can change',
    },
    await expectStatus('deep link', `${basePath}events/guests/all`, 200),
    await expectStatus('address that is not UTF-8', `${basePath}%E0%A4`, 200),
    await expectOwnScheme('login keeps the scheme', `${basePath}login`),
    ...(basePath === '/' ? [] : [await expectOwnScheme('path without its slash', basePath.slice(0, -1))]),
    await expectStatus('missing asset', `${basePath}assets/missing.js`, 404),
    ...(await Promise.all(ownFiles.map((name) => expectStatus(name, basePath + name, 403, 404)))),
    await expectStatus('backend', `${backend.api}/events/guests/${guestId}/rsvp`, 200),
    await expectStatus('card', `${backend.cards}/${guestId}`, 200),
  ];

  /** A path refers to the current host; an address may lack the TLS of a proxy in front. */
  async function expectOwnScheme(check: string, path: string): Promise<Finding> {
    const { status, headers } = await ask(origin + path);
    const isKept = status === 200 || String(headers.location).startsWith('/');
    return { check, problem: isKept ? '' : `answers ${status} to ${String(headers.location)}` };
  }

  async function expectStatus(check: string, path: string, ...allowed: number[]): Promise<Finding> {
    const { status } = await ask(new URL(path, origin).href);
    return { check, problem: allowed.includes(status) ? '' : `${path} answers ${status}` };
  }
}

const mayBeKept = ({ headers }: Answer) =>
  /no-cache|max-age=0/.test(String(headers['cache-control'])) ? '' : 'may be kept';

const formatBytes = ({ bytes, headers }: Answer) =>
  `${(bytes / 1000).toFixed(1)} kB ${String(headers['content-encoding'] ?? '')}`.trimEnd();
