import { defineConfig } from '@playwright/test';
import { findHeadlessChromium, shortLivedArguments } from '../tools/chromium.ts';
import { standalone, elsewhere, getPort, production } from '../tools/addresses.ts';

const serve = (address: string, options: string) => ({
  // Started through tools/run.ts, which ends it together with its npm: Playwright itself cannot if it is killed.
  command: `node tools/run.ts vite preview --configLoader native --port ${getPort(address)} --strictPort ${options}`,
  cwd: '..',
  url: address,
  reuseExistingServer: false,
});

/** Journeys in a real browser, on the production export under its production headers. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  // One more worker than the cores of a small machine, because a test sometimes waits.
  workers: 3,
  // Generous, because no test measures time and machines may be slow.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  outputDir: '../test-results',
  use: {
    baseURL: production,
    locale: 'en-US',
    // Waiting for animations to end takes a tenth of the time.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findHeadlessChromium() ?? '', args: shortLivedArguments },
  },
  webServer: [
    serve(production, ''),
    serve(standalone, '--mode standalone'),
    serve(elsewhere.page, `--outDir ${elsewhere.folder}`),
    {
      command: `node tools/run.ts mocks --port ${getPort(elsewhere.backend)}`,
      cwd: '..',
      url: `${elsewhere.backend}/_mock/scenarios`,
      reuseExistingServer: false,
    },
  ],
});
