import { accessSync, constants, statSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { UsageError } from './usage-error.ts';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  chromium.executablePath(),
];

/** Common arguments of every browser of the project: no network requests of its own. */
export const launchArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
];

/** For the browsers of the tests: the GPU needs no process of its own. */
export const testArguments = [...launchArguments, '--in-process-gpu'];

/** For browsers that show each page only briefly: disables optimisations of JavaScript that pay off later. */
export const shortLivedArguments = [...testArguments, '--js-flags=--no-opt --no-maglev'];

/**
 * The path of a Chromium or Chrome on this machine, or undefined.
 * @throws UsageError where CHROMIUM_PATH names no program
 */
export const findChromium = () => chosenChromium() ?? places.find(isExecutable);

/** The value of CHROMIUM_PATH. Falling back to another browser after a typing mistake would be misleading. */
function chosenChromium(): string | undefined {
  const path = process.env.CHROMIUM_PATH;
  if (!path) return undefined;
  if (isExecutable(path)) return path;
  throw new UsageError(`CHROMIUM_PATH=${path} is no program: give the path of a Chromium or Chrome.`);
}

/** The browser for tests: the headless shell if it is installed, because it takes half the CPU time of a test. */
export const findHeadlessChromium = () =>
  chosenChromium() ?? ['/usr/bin/chromium-headless-shell', ...places].find(isExecutable);

/**
 * The browser of this machine.
 * @param find which of them
 * @throws UsageError with one line that says what to do
 */
export function requireChromium(find = findChromium): string {
  const found = find();
  if (found) return found;
  throw new UsageError(
    process.platform === 'linux'
      ? 'There is no browser for the tests. Run `sudo apt-get install chromium` (or `npx playwright install chromium`), or set CHROMIUM_PATH to a Chromium or Chrome.'
      : 'There is no browser for the tests. Run `npx playwright install chromium`, or set CHROMIUM_PATH to a Chromium or Chrome.',
  );
}

function isExecutable(path: string) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
