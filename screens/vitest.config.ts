import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findHeadlessChromium, requireChromium, testArguments } from '../tools/chromium.ts';
import { reportersFor } from '../tools/report-folder.ts';
import { readEnvironment } from '../tools/vite/environment.ts';
import { findPackages } from '../tools/vite/find-packages.ts';
import { sourcePlugins } from '../tools/vite/source-plugins.ts';
import { emulate } from './support/emulate.ts';
import { reportPolicy } from './support/report-policy.ts';
import { serveMocks } from './support/serve-mocks.ts';

const { VITE_BASE_PATH, ...variables } = readEnvironment({});
Object.assign(process.env, variables, { VITE_DEMO_ACCOUNTS: '[]' });

/** Evaluated when the tests start, not when a tool only reads this file. */
const needsBrowser = {
  name: 'guestwise:needs-browser',
  configureServer: () => void requireChromium(findHeadlessChromium),
};

/** The states of the screens: the real router in a real browser with the mock backend, without a page load per test. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  base: VITE_BASE_PATH,
  plugins: [sourcePlugins(), serveMocks(), reportPolicy(), needsBrowser],
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  // Listed by name, so that packages are bundled once, before the tests. A package found later would be bundled with
  // all others again, and a page that has loaded some already would get two copies of what they share.
  optimizeDeps: {
    noDiscovery: true,
    include: findPackages([
      'src/**/*.{ts,tsx}',
      'mocks/{template,engine,world}/**/*.ts',
      'screens/**/*.{ts,tsx}',
    ]),
  },
  test: {
    include: ['screens/**/*.screen.{ts,tsx}'],
    reporters: reportersFor('screens'),
    setupFiles: ['screens/support/setup.ts'],
    // One page for all files of a worker, so that the product's modules are loaded once.
    isolate: false,
    // One page waits for a response or a frame half of its time.
    maxWorkers: Math.max(2, availableParallelism()),
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1440, height: 800 },
      provider: playwright({
        launchOptions: { executablePath: findHeadlessChromium() ?? '', args: testArguments },
        contextOptions: { locale: 'en-US', reducedMotion: 'reduce' },
        actionTimeout: 10_000,
      }),
      instances: [{ browser: 'chromium' }],
      commands: { emulate },
    },
  },
});
