import { defineConfig } from '@playwright/test';
import { findChromium, launchArguments } from '../tools/chromium.ts';

const port = 4173;

/** Journeys in a real browser, on the production export under its production headers. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  outputDir: '../test-results',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    launchOptions: { executablePath: findChromium() ?? '', args: launchArguments },
  },
  webServer: {
    command: `vite preview --port ${port} --strictPort`,
    cwd: '..',
    url: `http://localhost:${port}/login`,
    reuseExistingServer: false,
  },
});
