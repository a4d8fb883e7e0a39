/**
 * `npm run hosts`: serves dist/ by nginx and Apache, as docs/hosting.md says, with the mock backend behind them, and
 * visits each in a browser.
 */
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { guestOfFour } from '../../mocks/backend/seeds/wedding.ts';
import { createMockServer, createWorlds } from '../../mocks/serve/node.ts';
import { launchArguments, requireChromium } from '../chromium.ts';
import { readPort, requirePorts } from '../ports.ts';
import { exitOnUsageError, UsageError } from '../usage-error.ts';
import { checkAnswers, type Finding } from './checks.ts';
import { isInstalled, servers, withServer } from './servers.ts';

exitOnUsageError();
if (!existsSync('dist/guest.html')) throw new UsageError('There is no dist/ yet. Run: npm run build');
const executablePath = requireChromium();
const port = readPort('HOSTS_PORT', 4273);
await requirePorts([port], 'HOSTS_PORT');

const mocks = createMockServer({ worlds: createWorlds() });
const backend = createServer((request, response) =>
  mocks(request, response, () => response.writeHead(404).end()),
);
await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
const browser = await chromium.launch({ executablePath, args: launchArguments });
let failures = 0;

for (const server of servers) {
  if (!isInstalled(server)) {
    console.log(`${server.name}: not installed. Run: ${server.install}`);
    continue;
  }
  const at = { port, backend: `http://127.0.0.1:${(backend.address() as AddressInfo).port}` };
  await withServer(server, at, async (origin) => {
    const findings = [...(await checkAnswers(origin, guestOfFour)), await visit(origin, server.name)];
    failures += findings.filter(({ problem }) => problem !== '').length;
    console.log(`\n${server.name}`);
    for (const { check, problem, figure = '' } of findings)
      console.log(`  ${problem === '' ? '✓' : '✗'} ${check.padEnd(26)} ${problem || figure}`);
  });
}

await browser.close();
backend.close();
backend.closeAllConnections();
console.log(`\n${failures} failed`);
process.exitCode = failures > 0 ? 1 : 0;

/** The whole product once: a guest answers, an organiser signs in and reads the answer. */
async function visit(origin: string, name: string): Promise<Finding> {
  // Each server's guest has not answered yet.
  const page = await browser.newPage({ baseURL: origin, extraHTTPHeaders: { 'x-mock-world': name } });
  page.setDefaultTimeout(90_000);
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', ({ message }) => problems.push(message));
  try {
    await page.goto(`/${guestOfFour}/rsvp?lang=en`);
    await page.getByRole('button', { name: 'One more' }).click({ clickCount: 3 });
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('Thank You!').waitFor();
    await page.goto('/login');
    await page.getByLabel('Email').fill(admin.email);
    await page.getByLabel(/^Password/).fill(admin.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.waitForURL('**/events');
    await page.getByText('Layla').first().waitFor();
  } catch (error) {
    problems.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  }
  await page.close();
  return { check: 'product in a browser', problem: problems.join(' · ') };
}
