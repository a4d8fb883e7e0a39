import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findHeadlessChromium, shortLivedArguments } from '../tools/chromium.ts';
import { standalone, getPort, production } from '../tools/addresses.ts';
import { reportFolder } from '../tools/report-folder.ts';

const serve = (address: string, options: string) => ({
  command: `vite preview --port ${getPort(address)} --strictPort ${options}`,
  cwd: '..',
  url: address,
  reuseExistingServer: false,
});

/** Journeys in a real browser, on the production export under its production headers. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  workers: availableParallelism(),
  // Generous, because no test measures time and machines may be slow.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: join(reportFolder, 'e2e.json') }]],
  outputDir: '../test-results',
  use: {
    baseURL: production,
    locale: 'en-US',
    // The menu is open from 1440 px: folded, it would open under the mouse, which starts in the corner.
    viewport: { width: 1440, height: 800 },
    // Waiting for animations to end takes a tenth of the time.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findHeadlessChromium() ?? '', args: shortLivedArguments },
  },
  webServer: [serve(production, ''), serve(standalone, '--mode standalone')],
});
