import { defineConfig } from '@playwright/test';
import { getPort, production } from '../addresses.ts';
import { findChromium, launchArguments } from '../chromium.ts';

const windows = {
  360: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
  1280: { viewport: { width: 1280, height: 800 } },
} as const;

const projects = ([360, 1280] as const).flatMap((width) =>
  (['light', 'dark'] as const).flatMap((colorScheme) =>
    ['en', 'ar'].map((locale) => ({
      name: `${width}-${colorScheme}-${locale}`,
      use: { ...windows[width], colorScheme, locale },
    })),
  ),
);

/**
 * `npx playwright test --config tools/shots/playwright.config.ts`: a picture of every screen in two widths, two themes
 * and two languages, on the production export with the mock backend, in shots/index.html. It uses the existing dist/,
 * so build first.
 *
 * `-g 'guests|events'` for some of them, `--project '*-light-en'` for one theme and one language. A scene fails if its
 * page throws, violates its policy, scrolls sideways, or does not show its subject.
 */
export default defineConfig({
  testMatch: 'shots.ts',
  fullyParallel: true,
  // A scene mostly waits, so more of them than processors can run at once.
  workers: 4,
  timeout: 60_000,
  reporter: [['list'], ['html', { outputFolder: '../../shots', open: 'never' }]],
  outputDir: '../../test-results',
  use: {
    baseURL: production,
    actionTimeout: 10_000,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findChromium() ?? '', args: launchArguments },
  },
  webServer: {
    command: `vite preview --port ${getPort(production)} --strictPort`,
    cwd: '../..',
    url: production,
  },
  projects,
});
