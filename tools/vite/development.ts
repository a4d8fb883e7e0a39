import type { Plugin } from 'vite';
import { hasMockAccounts } from './real-backend.ts';

/** What only the development server adds to a page: the mocks panel, and an address that phones can reach. */
export const development = (): Plugin => ({
  name: 'guestwise:development',
  apply: 'serve',
  transformIndexHtml(_, { server }) {
    if (!server) return [];
    const [network] = server.resolvedUrls?.network ?? [];
    return [
      ...(network
        ? [{ tag: 'meta', attrs: { name: 'guest-link-origin', content: new URL(network).origin } }]
        : []),
      ...(hasMockAccounts()
        ? [
            {
              tag: 'script',
              attrs: { type: 'module', src: '/mocks/panel/panel.ts' },
              injectTo: 'body' as const,
            },
          ]
        : []),
    ];
  },
});
