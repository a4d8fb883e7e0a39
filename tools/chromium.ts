import { accessSync, constants } from 'node:fs';
import { chromium } from '@playwright/test';

const places = [
  process.env.CHROMIUM_PATH ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  chromium.executablePath(),
];

/** How every browser of the project is started: without a word to the outside. */
export const launchArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
];

/** For browsers that see each page for a moment only: nothing is compiled for a later that never comes. */
export const shortLivedArguments = [
  ...launchArguments,
  '--js-flags=--no-opt --no-maglev',
  '--in-process-gpu',
];

/** The path of a Chromium or Chrome on this machine, or undefined. */
export const findChromium = () => places.find(isExecutable);

/** The browser for tests: its engine alone where that is installed, for it starts a page in half the time. */
export const findHeadlessChromium = () =>
  [process.env.CHROMIUM_PATH ?? '', '/usr/bin/chromium-headless-shell'].find(isExecutable) ?? findChromium();

/**
 * The browser of this machine.
 * @throws Error with the one line that says what to do
 */
export function requireChromium(): string {
  const found = findChromium();
  if (found) return found;
  throw new Error(
    process.platform === 'linux'
      ? 'There is no browser for the tests. Run `sudo apt-get install chromium` (or `npx playwright install chromium`), or set CHROMIUM_PATH to a Chromium or Chrome.'
      : 'There is no browser for the tests. Run `npx playwright install chromium`, or set CHROMIUM_PATH to a Chromium or Chrome.',
  );
}

function isExecutable(path: string) {
  try {
    if (path !== '') accessSync(path, constants.X_OK);
    return path !== '';
  } catch {
    return false;
  }
}
