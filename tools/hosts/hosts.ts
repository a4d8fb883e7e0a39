/**
 * `npx node tools/hosts/hosts.ts`: serves dist/ with nginx, Apache and Caddy, as described in docs/hosting.md, with the mock backend
 * behind them, and visits each in a browser.
 *
 * `npx node tools/hosts/hosts.ts --origin http://localhost:8788 --folder dist` checks a running host, such as an emulator. The mock
 * backend must be behind it, and the variables of the build in the environment.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { loadEnv } from 'vite';
import { guestOfFour } from '../../mocks/backend/seeds/wedding.ts';
import { createMockServer, createWorlds } from '../../mocks/serve/node.ts';
import { launchArguments, requireChromium } from '../chromium.ts';
import { UsageError } from '../usage-error.ts';
import { readEnvironment } from '../vite/environment.ts';
import { readExported } from '../vite/preview-host.ts';
import { checkAnswers, type Finding } from './checks.ts';
import { isAnswering, isInstalled, servers, withServer } from './servers.ts';
import { visit } from './visit.ts';

const { values: options } = parseArgs({
  options: { origin: { type: 'string' }, folder: { type: 'string', default: 'dist' } },
});
const { folder } = options;
if (options.origin !== undefined && !URL.canParse(options.origin))
  throw new UsageError(`--origin ${options.origin} is not an address such as http://localhost:8788.`);
if (options.origin !== undefined && !(await isAnswering(options.origin)))
  throw new UsageError(`${options.origin} does not answer: start the host first.`);
const executablePath = requireChromium();
const environment = readEnvironment(loadEnv('production', process.cwd()));
const backend = { api: environment.VITE_API_BASE_URL, cards: environment.VITE_CARD_BASE_URL };
const basePath = environment.VITE_BASE_PATH;
if (!readExported(folder, 'guest.html').includes(`"${basePath}assets/guest-`))
  throw new UsageError(
    `The export in ${folder} is not for ${basePath}: set VITE_BASE_PATH as for its build.`,
  );
const installed = servers.filter(isInstalled);
if (options.origin === undefined && installed.length === 0)
  throw new UsageError(`No server is installed. Run: ${servers.map(({ install }) => install).join(' && ')}`);

let checks = 0;
let failures = 0;
const browser = await chromium.launch({ executablePath, args: launchArguments });
if (options.origin === undefined) await checkInstalled();
else await check(new URL(options.origin).origin, options.origin, `host-${Date.now()}`);
await browser.close();
console.log(`\n${checks - failures} passed, ${failures} failed`);
process.exitCode = failures > 0 ? 1 : 0;

/** Checks one host completely. @param world a world of the mocks for it alone */
async function check(origin: string, name: string, world: string) {
  console.log(`\n${name}`);
  report(await checkAnswers({ origin, basePath, folder, backend }, guestOfFour));
  report([await visit(browser, origin + basePath, world)]);
}

async function checkInstalled() {
  const port = Number(process.env.HOSTS_PORT || 4273);
  const mocks = createMockServer({ worlds: createWorlds() });
  const mockServer = createServer((request, response) =>
    mocks(request, response, () => response.writeHead(404).end()),
  );
  await new Promise<void>((resolve) => mockServer.listen(0, '127.0.0.1', resolve));
  const at = {
    exported: folder,
    basePath,
    port,
    backend: `http://127.0.0.1:${(mockServer.address() as AddressInfo).port}`,
  };
  for (const server of servers) {
    if (installed.includes(server))
      await withServer(server, at, (origin) => check(origin, server.name, server.name));
    else console.log(`\n${server.name}: not installed. Run: ${server.install}`);
  }
  mockServer.close();
  mockServer.closeAllConnections();
}

function report(findings: readonly Finding[]) {
  checks += findings.length;
  failures += findings.filter(({ problem }) => problem !== '').length;
  for (const { check: what, problem, figure = '' } of findings)
    console.log(`  ${problem === '' ? '✓' : '✗'} ${what.padEnd(26)} ${problem || figure}`.trimEnd());
}
