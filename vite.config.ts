import { type ConfigEnv, type EnvironmentOptions, loadEnv, type ViteBuilder } from 'vite';
import { defineConfig, type ViteUserConfig as UserConfig } from 'vitest/config';
import { orExit } from './tools/usage-error.ts';
import { readEnvironment } from './tools/vite/environment.ts';
import { budgets } from './tools/vite/budgets.ts';
import { compressedFiles } from './tools/vite/compressed-files.ts';
import { completeCatalogues } from './tools/vite/catalogues.ts';
import { accountsOnOffer, standaloneExport } from './tools/vite/standalone-export.ts';
import { drawEarlyPanels, earlyPanelsEnvironment } from './tools/vite/early-panels.ts';
import { development } from './tools/vite/development.ts';
import { guestBundles, guestChunkName } from './tools/vite/guest-bundles.ts';
import { guestDoor, withoutPreloadHelper } from './tools/vite/guest-door.ts';
import { mockBackend } from './tools/vite/mock-backend.ts';
import { organiserDoor } from './tools/vite/organiser-door.ts';
import { ownFolder } from './tools/vite/own-folder.ts';
import { pageChunks } from './tools/vite/page-chunks.ts';
import { previewHeaders } from './tools/vite/preview-headers.ts';
import { sourcePlugins } from './tools/vite/source-plugins.ts';
import { staticExport } from './tools/vite/static-export.ts';
import { usablePort } from './tools/vite/usable-port.ts';

const chunks = pageChunks();

/** A build for each door: sharing chunks with the organisers' would cost a guest requests. */
const twoDoors: Record<string, EnvironmentOptions> = {
  client: {
    build: {
      rolldownOptions: {
        input: 'index.html',
        output: {
          codeSplitting: { groups: chunks.groups },
        },
      },
    },
  },
  guest: {
    consumer: 'client',
    build: {
      emptyOutDir: false,
      // The boot script asks for the bundle itself.
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

async function bothDoors(builder: ViteBuilder) {
  // The standalone export answers within its bundle, so nothing could be shown before it.
  if (builder.config.mode !== 'standalone') earlyPanels.html = await drawEarlyPanels(builder);
  for (const name of Object.keys(twoDoors)) {
    const environment = builder.environments[name];
    if (environment) await builder.build(environment);
  }
}

/** The variables of a real backend may stand in .env.local as well, beside a token that nobody commits. */
const backendVariables = ['BACKEND', 'MOCK_PASS'];

export default defineConfig((environment) => orExit(() => createConfig(environment)));

function createConfig({ command, mode, isPreview }: ConfigEnv): UserConfig {
  if (command === 'serve' && mode === 'development')
    Object.assign(process.env, loadEnv(mode, process.cwd(), backendVariables));
  const { VITE_BASE_PATH, ...variables } = readEnvironment(loadEnv(mode, process.cwd()));
  // Vite takes what it puts into import.meta.env from here, so the defaults reach the code too.
  Object.assign(process.env, variables, { VITE_DEMO_ACCOUNTS: accountsOnOffer(mode) });
  return {
    base: VITE_BASE_PATH,
    plugins: [
      ownFolder(),
      usablePort(isPreview),
      isPreview ? [] : sourcePlugins(),
      mockBackend(),
      development(),
      standaloneExport(),
      previewHeaders(),
      guestDoor(() => earlyPanels.html),
      organiserDoor(),
      withoutPreloadHelper(),
      chunks.plugin,
      completeCatalogues(),
      budgets(),
      guestBundles(),
      staticExport(),
      compressedFiles(),
    ],
    // React has had this hook of its own since 18, and the guests' door counts its bytes.
    resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
    build: {
      outDir: mode === 'standalone' ? 'dist-standalone' : 'dist',
      modulePreload: { polyfill: false },
      // A lecture on the plugins at the end of every build is of no use to whoever runs it.
      rolldownOptions: { checks: { pluginTimings: false } },
    },
    ...(command === 'build' && {
      environments: { ...earlyPanelsEnvironment, ...twoDoors },
      builder: { buildApp: bothDoors, sharedConfigBuild: true },
    }),
    server: { port: 5173 },
    test: {
      include: ['{src,mocks,tools}/**/*.test.{ts,tsx}'],
      // Files that share a worker take half the time; none changes what another one can see.
      isolate: false,
      // No test is about time: a slow machine may take its own.
      testTimeout: 60_000,
    },
  };
}
