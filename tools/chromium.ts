import { spawnSync } from 'node:child_process';
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
 * Finds the browser, or installs one: Playwright's own where its download is reachable, else the
 * system's package.
 * @throws Error with the one line that says what to do
 */
export function provideChromium(): string {
  const installs = [
    ['npx', 'playwright', 'install', 'chromium'],
    [
      'sh',
      '-c',
      'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium chromium-headless-shell fonts-noto-core',
    ],
  ];
  for (const [command = '', ...rest] of installs) {
    const found = findChromium();
    if (found) return found;
    spawnSync(command, rest, { stdio: 'ignore', timeout: 300_000 });
  }
  const found = findChromium();
  if (found) return found;
  throw new Error('No browser: install Chromium or Chrome, or set CHROMIUM_PATH to one, and run this again.');
}

function isExecutable(path: string) {
  try {
    if (path !== '') accessSync(path, constants.X_OK);
    return path !== '';
  } catch {
    return false;
  }
}
