/**
 * `npx node tools/hosts/hosts.ts`: serves dist/ with nginx, Apache and Caddy, as described in docs/hosting.md, with the
 * mock backend behind them, and visits each in a browser.
 *
 * `npx node tools/hosts/hosts.ts --origin http://localhost:8788 --folder dist` checks a running host, such as an
 * emulator. The mock backend must be behind it, and the variables of the build in the environment.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { loadEnv } from 'vite';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { guestOfFour } from '../../mocks/backend/seeds/wedding.ts';
import { createMockServer, createWorlds } from '../../mocks/serve/node.ts';
import { launchArguments, requireChromium } from '../chromium.ts';
import { UsageError } from '../usage-error.ts';
import { readEnvironment } from '../vite/environment.ts';
import { ownFiles } from '../vite/host-files.ts';
import { workerFile } from '../vite/offline-worker.ts';
import { readExported, readHeadersFile } from '../vite/preview-host.ts';
import { isAnswering, isInstalled, servers, withServer } from './servers.ts';

const {
  values: { origin, folder },
} = parseArgs({ options: { origin: { type: 'string' }, folder: { type: 'string', default: 'dist' } } });
if (origin !== undefined && !URL.canParse(origin))
  throw new UsageError(`--origin ${origin} is not an address such as http://localhost:8788.`);
if (origin !== undefined && !(await isAnswering(origin)))
  throw new UsageError(`${origin} does not answer: start the host first.`);
const environment = readEnvironment(loadEnv('production', process.cwd()));
const basePath = environment.VITE_BASE_PATH;
const guestHtml = readExported(folder, 'guest.html');
if (!guestHtml.includes(`"${basePath}assets/guest-`))
  throw new UsageError(
    `The export in ${folder} is not for ${basePath}: set VITE_BASE_PATH as for its build.`,
  );
if (origin === undefined && !servers.some(isInstalled))
  throw new UsageError(`No server is installed. Run: ${servers.map(({ install }) => install).join(' && ')}`);

const counts = { passed: 0, failed: 0 };
const browser = await chromium.launch({ executablePath: requireChromium(), args: launchArguments });
if (origin === undefined) await checkInstalled();
else await check(new URL(origin).origin, origin, `host-${Date.now()}`);
await browser.close();
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed > 0 ? 1 : 0;

async function checkInstalled() {
  const mocks = createMockServer({ worlds: createWorlds() });
  const mockServer = createServer((request, response) =>
    mocks(request, response, () => response.writeHead(404).end()),
  );
  await new Promise<void>((resolve) => mockServer.listen(0, '127.0.0.1', resolve));
  const backend = `http://127.0.0.1:${(mockServer.address() as AddressInfo).port}`;
  const site = { exported: folder, basePath, port: Number(process.env.HOSTS_PORT || 4273), backend };
  for (const server of servers) {
    if (isInstalled(server)) await withServer(server, site, (host) => check(host, server.name, server.name));
    else console.log(`\n${server.name}: not installed. Run: ${server.install}`);
  }
  mockServer.close();
  mockServer.closeAllConnections();
}

/** Checks one host completely. @param world of the mocks, for this host alone */
async function check(host: string, name: string, world: string) {
  console.log(`\n${name}`);
  await checkAnswers(host);
  report('product in a browser', await visit(browser, host + basePath, world));
}

/** Checks the responses of a host against the requirements of the export. */
async function checkAnswers(host: string) {
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

/**
 * Uses the whole product once, with the mock backend behind it: a guest answers, an organiser logs in, reads the
 * answer, and opens a page by its address.
 * @param site the address of the export
 * @param world a world of the mocks in which this guest has not answered yet
 * @returns the problems, or ''
 */
async function visit(browser: Browser, site: string, world: string): Promise<string> {
  const page = await browser.newPage({ baseURL: site, extraHTTPHeaders: { 'x-mock-world': world } });
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', ({ message }) => problems.push(message));
  try {
    await page.goto(`${guestOfFour}/rsvp?lang=en`);
    await page.getByRole('button', { name: 'One more' }).click({ clickCount: 3 });
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('Thank You!').waitFor();
    await page.goto('login');
    await page.getByLabel('Email').fill(admin.email);
    await page.getByLabel(/^Password/).fill(admin.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.waitForURL('**/events');
    await page.getByText('Layla').first().waitFor();
    await page.goto('events/guests/all');
    await page.getByRole('heading', { level: 2 }).first().waitFor();
  } catch (error) {
    problems.push(String(error).split('\n')[0] ?? '');
  }
  await page.close();
  return problems.join(' · ');
}
