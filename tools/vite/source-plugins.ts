import type { PluginOption } from 'vite';
import { messageParts } from './message-parts.ts';

/**
 * The plugins that the source needs in a browser: in the development server, the builds and the screen tests.
 * Loading them takes half of Vite's start-up time, and neither a preview nor a refused command needs them.
 */
export async function sourcePlugins(): Promise<PluginOption[]> {
  const [
    { default: babel },
    { lingui, linguiTransformerBabelPreset },
    { tanstackRouter },
    { default: react },
  ] = await Promise.all([
    import('@rolldown/plugin-babel'),
    import('@lingui/vite-plugin'),
    import('@tanstack/router-plugin/vite'),
    import('@vitejs/plugin-react'),
  ]);
  return [
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
      // The generated file is type-checked like the others.
      routeTreeFileHeader: [],
    }),
    react(),
    lingui({ failOnCompileError: true, failOnMissing: process.env.NODE_ENV === 'production' }),
    messageParts(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
  ];
}
