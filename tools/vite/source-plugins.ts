import babel from '@rolldown/plugin-babel';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import { messageParts } from './message-parts.ts';

/** What the source needs to run in a browser, in the development server, the builds and the screen tests alike. */
export const sourcePlugins = (): PluginOption[] => [
  tanstackRouter({
    target: 'react',
    autoCodeSplitting: true,
    codeSplittingOptions: {
      defaultBehavior: [['component', 'loader'], ['errorComponent'], ['notFoundComponent']],
    },
    routesDirectory: 'src/routes',
    generatedRouteTree: 'src/routeTree.gen.ts',
    tmpDir: 'node_modules/.cache/tanstack-router',
    routeFileIgnorePattern: '\\.(test|css)\\.?',
    quoteStyle: 'single',
    semicolons: true,
    addExtensions: true,
  }),
  react(),
  lingui({ failOnCompileError: true }),
  messageParts(),
  babel({ presets: [linguiTransformerBabelPreset()] }),
];
