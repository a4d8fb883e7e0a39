import type { Plugin } from 'vite';

/**
 * Bundles packages for the development server as soon as it starts, without looking for them in the source first, and
 * without source maps. Vite would inline a map of each package into its file: 18 MB for the list of events, which the
 * server writes at a start and the browser reads at each load.
 * @param packages by specifier; one that is missing is bundled when a page needs it, and the page reloads
 */
export const packageBundles = (packages: string[]): Plugin => ({
  name: 'guestwise:package-bundles',
  config: () => ({
    optimizeDeps: {
      entries: [],
      include: packages,
      rolldownOptions: {
        plugins: [
          {
            name: 'guestwise:no-source-maps',
            outputOptions: (options) => ({ ...options, sourcemap: false }),
          },
        ],
      },
    },
  }),
  transform: {
    order: 'post',
    filter: { id: /\/\.vite\/deps\// },
    // Vite adds a map of the file to itself where there is none, and ignores the map of unchanged code.
    handler: (code) => ({ code: `${code}\n`, map: { mappings: '' } }),
  },
});
