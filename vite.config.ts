import { type ConfigEnv, type EnvironmentOptions, loadEnv, type ViteBuilder } from 'vite';
import { defineConfig, type ViteUserConfig as UserConfig } from 'vitest/config';
import { reportersFor } from './tools/report-folder.ts';
import { readEnvironment } from './tools/vite/environment.ts';
import { budgets } from './tools/vite/budgets.ts';
import { accountsOnOffer, standaloneExport } from './tools/vite/standalone-export.ts';
import { findPackages } from './tools/vite/find-packages.ts';
import { drawEarlyPanels, earlyPanelsEnvironment } from './tools/vite/early-panels.ts';
import { guestBundles, guestChunkName } from './tools/vite/guest-bundles.ts';
import { guestEntry } from './tools/vite/guest-entry.ts';
import { oldestBrowsers } from './tools/vite/inline-script.ts';
import { mockBackend } from './tools/vite/mock-backend.ts';
import { organiserChunks } from './tools/vite/organiser-chunks.ts';
import { organiserEntry } from './tools/vite/organiser-entry.ts';
import { packageBundles } from './tools/vite/package-bundles.ts';
import { previewHost } from './tools/vite/preview-host.ts';
import { replacedModules } from './tools/vite/replaced-modules.ts';
import { sourcePlugins } from './tools/vite/source-plugins.ts';
import { staticExport } from './tools/vite/static-export.ts';

/** Excludes React's part for its developer tools, 0.3 kB. The development server keeps it. */
const define = { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' };

/** One build per entry: chunks shared with the organiser entry would cost a guest extra requests. */
const entries: Record<string, EnvironmentOptions> = {
  client: {
    define,
    build: {
      rolldownOptions: {
        input: 'index.html',
        output: {
          // A name that begins with a hyphen, as the files beside routes do, is an option to command line tools.
          chunkFileNames: ({ name }) => `assets/${name.replace(/^-+/, '')}-[hash].js`,
          codeSplitting: { groups: organiserChunks },
        },
      },
    },
  },
  guest: {
    consumer: 'client',
    define,
    build: {
      emptyOutDir: false,
      // The boot script requests the bundle.
      modulePreload: false,
      rolldownOptions: {
        input: 'guest.html',
        treeshake: { propertyReadSideEffects: false },
        output: { chunkFileNames: guestChunkName },
      },
    },
  },
};

const earlyPanels = { html: '' };

async function buildEntries(builder: ViteBuilder) {
  // The standalone export has its backend in the bundle, so an early panel would have no data to show.
  if (builder.config.mode !== 'standalone') earlyPanels.html = await drawEarlyPanels(builder);
  for (const name of Object.keys(entries)) {
    const environment = builder.environments[name];
    if (environment) await builder.build(environment);
  }
}

/** .env.local may also set the variables of a real backend, beside its token; the file is not committed. */
const backendVariables = ['BACKEND', 'MOCK_PASS'];

/** Compiled while the development server bundles packages. */
const loginFiles = ['src/organiser/main.tsx', 'src/features/session/pages/LoginPage.tsx'];

export default defineConfig(createConfig);

function createConfig({ command, mode, isPreview }: ConfigEnv): UserConfig {
  const isDevelopment = command === 'serve' && mode === 'development';
  if (isDevelopment) Object.assign(process.env, loadEnv(mode, process.cwd(), backendVariables));
  const { VITE_BASE_PATH, ...variables } = readEnvironment(loadEnv(mode, process.cwd()));
  // Vite fills import.meta.env from here, so the code gets the defaults too.
  Object.assign(process.env, variables, { VITE_DEMO_ACCOUNTS: accountsOnOffer(mode) });
  return {
    base: VITE_BASE_PATH,
    plugins: [
      isPreview ? [] : sourcePlugins(),
      isDevelopment && packageBundles(findPackages(['src/**/*.{ts,tsx}'])),
      mockBackend(),
      standaloneExport(),
      previewHost(),
      guestEntry(() => earlyPanels.html),
      organiserEntry(),
      replacedModules(),
      budgets(),
      guestBundles(),
      staticExport(),
    ],
    // React 18 includes this hook; the shim would add bytes to the guest entry.
    resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
    build: {
      target: [...oldestBrowsers],
      outDir: mode === 'standalone' ? 'dist-standalone' : 'dist',
      modulePreload: { polyfill: false },
      // Hides Rolldown's plugin timing hints.
      rolldownOptions: { checks: { pluginTimings: false } },
    },
    ...(command === 'build' && {
      environments: { ...earlyPanelsEnvironment, ...entries },
      builder: { buildApp: buildEntries, sharedConfigBuild: true },
    }),
    server: { port: 5173, ...(isDevelopment && { warmup: { clientFiles: loginFiles } }) },
    test: {
      include: ['{src,mocks,tools}/**/*.test.{ts,tsx}'],
      reporters: reportersFor('units'),
      setupFiles: ['tools/restore-globals.ts'],
      // Files share a worker, which halves the time. The setup file resets the global state that several of them read.
      // Stryker runs only the tests that it has seen run a line, so each file evaluates its own modules there.
      isolate: process.env.STRYKER_MUTATOR_WORKER !== undefined,
      // Generous, because no test measures time and machines may be slow.
      testTimeout: 60_000,
    },
  };
}
