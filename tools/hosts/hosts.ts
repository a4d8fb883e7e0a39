/**
 * `npx node tools/hosts/hosts.ts`: serves dist/ with nginx, Apache and Caddy, as described in docs/hosting.md, with the
 * mock backend behind them, and checks the responses. The variables of the build must be in the environment.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadEnv } from 'vite';
import { guestOfFour } from '../../mocks/backend/seeds/wedding.ts';
import { createMockServer, createWorlds } from '../../mocks/serve/node.ts';
import { UsageError } from '../usage-error.ts';
import { readEnvironment } from '../vite/environment.ts';
import { ownFiles } from '../vite/host-files.ts';
import { workerFile } from '../vite/offline-worker.ts';
import { readExported, readHeadersFile } from '../vite/preview-host.ts';
import { isInstalled, servers, withServer } from './servers.ts';

const folder = 'dist';
const environment = readEnvironment(loadEnv('production', process.cwd()));
const basePath = environment.VITE_BASE_PATH;
const guestHtml = readExported(folder, 'guest.html');
if (!guestHtml.includes(`"${basePath}assets/guest-`))
  throw new UsageError(
    `The export in ${folder} is not for ${basePath}: set VITE_BASE_PATH as for its build.`,
  );
if (!servers.some(isInstalled))
  throw new UsageError(`No server is installed. Run: ${servers.map(({ install }) => install).join(' && ')}`);

const counts = { passed: 0, failed: 0 };
const mocks = createMockServer({ worlds: createWorlds() });
const mockServer = createServer((request, response) =>
  mocks(request, response, () => response.writeHead(404).end()),
);
await new Promise<void>((resolve) => mockServer.listen(0, '127.0.0.1', resolve));
const backend = `http://127.0.0.1:${(mockServer.address() as AddressInfo).port}`;
const site = { exported: folder, basePath, port: Number(process.env.HOSTS_PORT || 4273), backend };
for (const server of servers) {
  console.log(`\n${server.name}`);
  if (isInstalled(server)) await withServer(server, site, check);
  else console.log(`  – not installed. Run: ${server.install}`);
}
mockServer.close();
mockServer.closeAllConnections();
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed > 0 ? 1 : 0;

/** Checks the responses of a host against the requirements of the export. */
async function check(host: string) {
  const ask = (address: string) =>
    fetch(new URL(address, host), {
      redirect: 'manual',
      headers: { accept: 'text/html', 'accept-encoding': 'br, gzip' },
    });
  const expectStatus = async (what: string, address: string, ...allowed: number[]) => {
    const { status } = await ask(address);
    report(what, allowed.includes(status) ? '' : `${address} answers ${status}`);
  };
  /** A path refers to the current host; an address may lack the TLS of a proxy in front. */
  const expectOwnScheme = async (what: string, address: string) => {
    const { status, headers } = await ask(address);
    const location = headers.get('location') ?? '';
    report(what, status === 200 || location.startsWith('/') ? '' : `answers ${status} to ${location}`);
  };
  const isKept = ({ headers }: Response) => !/no-cache|max-age=0/.test(headers.get('cache-control') ?? '');
  const isOf = ({ status, headers }: Response, type: RegExp) =>
    status === 200 && type.test(headers.get('content-type') ?? '');

  const [rule] = readHeadersFile(readExported(folder, '_headers'));
  const guest = await ask(`${basePath}${guestOfFour}/rsvp`);
  const worker = await ask(basePath + workerFile);
  const bundle = await ask(basePath + (/assets\/guest-[^"]+\.js/.exec(guestHtml)?.[0] ?? ''));
  const differing = (rule?.headers ?? []).filter(([name, value]) => guest.headers.get(name) !== value);
  report('guest link', isOf(guest, /^text\/html/) ? '' : `answers ${guest.status}`, guest);
  await expectStatus('guest link with punctuation', `${basePath}${guestOfFour}/rsvp%E2%80%8B).`, 200);
  report('headers', differing.map(([name]) => name).join(', '));
  report('pages are asked for again', isKept(guest) ? 'may be kept' : '');
  report('worker', isOf(worker, /javascript/) ? '' : `answers ${worker.status}`);
  report('worker is asked for again', isKept(worker) ? 'may be kept' : '');
  report('guest bundle', bundle.headers.has('content-encoding') ? '' : 'not compressed', bundle);
  const isImmutable = bundle.headers.get('cache-control')?.includes('immutable');
  report('immutable assets', isImmutable ? '' : 'can change');
  await expectStatus('deep link', `${basePath}events/guests/all`, 200);
  await expectStatus('address that is not UTF-8', `${basePath}%E0%A4`, 200);
  await expectOwnScheme('login keeps the scheme', `${basePath}login`);
  if (basePath !== '/') await expectOwnScheme('path without its slash', basePath.slice(0, -1));
  await expectStatus('missing asset', `${basePath}assets/missing.js`, 404);
  for (const name of ownFiles) await expectStatus(name, basePath + name, 403, 404);
  await expectStatus('backend', `${environment.VITE_API_BASE_URL}/events/guests/${guestOfFour}/rsvp`, 200);
  await expectStatus('card', `${environment.VITE_CARD_BASE_URL}/${guestOfFour}`, 200);
}

/** Prints one row. @param response with bytes that are worth reading */
function report(what: string, problem: string, response?: Response) {
  counts[problem === '' ? 'passed' : 'failed'] += 1;
  const { headers = new Headers() } = response ?? {};
  const figure = ['content-length', 'content-encoding'].map((name) => headers.get(name) ?? '').join(' ');
  console.log(`  ${problem === '' ? '✓' : '✗'} ${what.padEnd(27)} ${problem || figure}`.trimEnd());
}
