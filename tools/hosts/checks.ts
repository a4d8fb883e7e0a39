import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { readHeadersFile } from '../vite/preview-headers.ts';

/** One row of the table: what was asked of a host, and what is wrong with its answer. */
export interface Finding {
  check: string;
  /** '' where everything is as it should be. */
  problem: string;
  /** A number worth reading, such as bytes on the wire. */
  figure?: string;
}

/** An answer as it came over the wire, compressed or not. */
interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  bytes: number;
}

const ask = (address: string) =>
  new Promise<Answer>((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br, gzip', accept: 'text/html' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => void (bytes += chunk.length));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes }),
      );
    }).on('error', reject);
  });

/** Holds a host's answers to what the export asks of a host. @param guestId a guest whom the backend knows */
export async function checkAnswers(origin: string, guestId: string): Promise<Finding[]> {
  const page = readFileSync('dist/guest.html', 'utf8');
  const [bundle = ''] = /\/assets\/guest-[^"]+\.js/.exec(page) ?? [];
  const [rule] = readHeadersFile(readFileSync('dist/_headers', 'utf8'));
  const guest = await ask(`${origin}/${guestId}/rsvp`);
  const script = await ask(origin + bundle);
  const differing = (rule?.headers ?? [])
    .filter(([name, value]) => guest.headers[name.toLowerCase()] !== value)
    .map(([name]) => name);
  const statusOf = async (path: string) => (await ask(origin + path)).status;
  const isHtml = guest.status === 200 && String(guest.headers['content-type']).startsWith('text/html');
  return [
    { check: 'guest link', problem: isHtml ? '' : `answers ${guest.status}`, figure: `${guest.bytes} B` },
    { check: 'headers', problem: differing.join(', ') },
    {
      check: 'guest bundle',
      problem: script.headers['content-encoding'] ? '' : 'not compressed',
      figure: `${script.bytes} B ${String(script.headers['content-encoding'])}`,
    },
    {
      check: 'immutable assets',
      problem: String(script.headers['cache-control']).includes('immutable') ? '' : 'can change',
    },
    await expectStatus('deep link', '/events/guests/all', 200),
    await expectStatus('login without a redirect', '/login', 200),
    await expectStatus('missing asset', '/assets/missing.js', 404),
    await expectStatus('files for hosts', '/nginx.conf', 404),
    await expectStatus('.htaccess', '/.htaccess', 403, 404),
    await expectStatus('backend', `/api/v1/events/guests/${guestId}/rsvp`, 200),
    await expectStatus('card', `/cards/${guestId}`, 200),
  ];

  async function expectStatus(check: string, path: string, ...allowed: number[]): Promise<Finding> {
    const status = await statusOf(path);
    return { check, problem: allowed.includes(status) ? '' : `${path} answers ${status}` };
  }
}
