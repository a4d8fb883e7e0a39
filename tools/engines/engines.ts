/**
 * Runs the journeys in the other engines of this machine: Firefox ESR and WebKitGTK, as packaged by the distribution.
 * `npx node tools/engines/engines.ts` builds first; `--no-build` uses the existing build, `F07 Back` only those
 * with these words.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Plugin, preview } from 'vite';
import { end, endTogether } from '../command.ts';
import { getPort, production } from '../addresses.ts';
import { UsageError } from '../usage-error.ts';
import { createPage, type Browser } from './browser.ts';
import { openFirefox } from './firefox.ts';
import { answerJourneys } from './journeys/answers.ts';
import { guestJourneys } from './journeys/guest.ts';
import { organiserJourneys } from './journeys/organiser.ts';
import { openWebKit } from './webkit.ts';

const { values: options, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { 'no-build': { type: 'boolean', default: false } },
});
const chosen = Object.entries({ ...guestJourneys, ...answerJourneys, ...organiserJourneys }).filter(
  ([name]) => asked.length === 0 || asked.some((words) => name.includes(words)),
);
if (chosen.length === 0) throw new UsageError(`No journey carries ${asked.join(' or ')}.`);
const port = Number(getPort(production)) + 10;
const origin = `http://localhost:${port}`;
const firefox = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path));
const webDriver = ['/usr/bin/WebKitWebDriver'].find((path) => existsSync(path));
const screen = ['/usr/bin/Xvfb'].find((path) => existsSync(path));
const hasScreen = process.env.DISPLAY !== undefined || process.env.WAYLAND_DISPLAY !== undefined;
const [miniBrowser] = globSync('/usr/{lib,libexec}/{,*/}webkit2gtk-4.*/MiniBrowser');

const engines: Record<string, (() => Promise<Browser>) | string> = {
  Firefox: firefox ? () => openFirefox(firefox, port + 1) : 'sudo apt-get install firefox-esr',
  WebKitGTK:
    webDriver && miniBrowser && (hasScreen || screen)
      ? () => openWebKit(webDriver, miniBrowser, port + 2)
      : 'sudo apt-get install webkit2gtk-driver xvfb',
};

const missing = Object.values(engines).filter((engine) => typeof engine === 'string');
if (missing.length === Object.keys(engines).length)
  throw new UsageError(`There is no other engine on this machine. Run: ${missing.join(' && ')}`);

if (!options['no-build']) spawnSync('vite', ['build'], { stdio: 'inherit' });
// WebKitGTK has no headless mode.
const display =
  hasScreen || !screen ? undefined : endTogether(spawn(screen, [`:${port}`], { stdio: 'ignore' }));
if (display) process.env.DISPLAY = `:${port}`;
const line = { isCut: false };
const server = await preview({
  logLevel: 'error',
  preview: { port, strictPort: true, host: 'localhost' },
  plugins: [cutLine()],
});
let failed = 0;
try {
  for (const [name, open] of Object.entries(engines)) {
    if (typeof open === 'string') console.log(`– ${name} is not here: ${open}`);
    else failed += await play(name, open);
  }
} finally {
  await server.close();
  if (display) await end(display);
}
console.log(failed > 0 ? `\n${failed} failed` : '\nAll that ran passed.');
process.exitCode = failed > 0 ? 1 : 0;

/** Runs every journey. After a failed one the browser is restarted. @returns how many failed */
async function play(engine: string, open: () => Promise<Browser>): Promise<number> {
  let failures = 0;
  let browser = await open();
  for (const [index, [name, journey]] of chosen.entries()) {
    const at = `[${index + 1} of ${chosen.length}]`;
    try {
      line.isCut = false;
      const world = `engines-${engine}-${Date.now()}`;
      const page = createPage(browser, origin, world, line);
      await page.open('/favicon.svg');
      await page.run(`localStorage.clear(); document.cookie = 'mock-world=${world}; path=/'`);
      await journey(page);
      console.log(`✓ ${at} ${engine}: ${name}`);
    } catch (error) {
      failures += 1;
      console.log(
        `✗ ${at} ${engine}: ${name}\n    ${error instanceof Error ? error.message : String(error)}`,
      );
      await browser.close();
      browser = await open();
    }
  }
  await browser.close();
  return failures;
}

/** The server as a browser without a connection sees it. */
function cutLine(): Plugin {
  return {
    name: 'guestwise:cut-line',
    enforce: 'pre',
    configurePreviewServer: ({ middlewares }) =>
      void middlewares.use((request, _, next) => (line.isCut ? request.socket.destroy() : next())),
  };
}
