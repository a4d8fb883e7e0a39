import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Modules of packages that a build replaces:
 * - Fluent's table of tokens. The value of each token is the CSS variable of its name, and the table would be 2.5 kB
 *   after brotli on every page.
 * - In the guest bundle, Vite's loader of style sheets: the only chunks that it would load are catalogues, which have
 *   none.
 * - In the guest bundle, Lingui's core: the guest page needs a part of it.
 */
export const replacedModules = (): Plugin[] => [
  {
    name: 'guestwise:replaced-modules',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /@fluentui\/tokens\/lib\/tokens\.js$/ },
      handler: () =>
        'export const tokens = /* @__PURE__ */ new Proxy({}, { get: (_, name) => `var(--${name})` });',
    },
  },
  {
    name: 'guestwise:replaced-modules-of-guests',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'guest',
    resolveId: {
      filter: { id: /^@lingui\/core$/ },
      handler: () => join(import.meta.dirname, '../../src/i18n/guest-i18n.ts'),
    },
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  },
];
