import type { Plugin } from 'vite';
import { cardNames } from '../../mocks/backend/cards/cards.ts';
import { readCard } from '../../mocks/backend/cards/read-card.ts';
import { demoAccounts } from '../../mocks/backend/seeds/accounts.ts';
import { hasMockAccounts } from './real-backend.ts';

/**
 * `npm run build:standalone`: an export that needs no backend. The mock backend replaces src/api/transport.ts,
 * and the events' pictures are files beside the pages.
 */
export const standaloneExport = (): Plugin => ({
  name: 'guestwise:standalone-export',
  apply: (_, { command, mode }) => command === 'build' && mode === 'standalone',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!importer?.includes('/src/') || !source.endsWith('./api/transport.ts')) return undefined;
    return this.resolve('/mocks/serve/in-page.ts');
  },
  generateBundle() {
    if (this.environment.name !== 'client') return;
    for (const name of cardNames) {
      this.emitFile({ type: 'asset', fileName: `cards/${name}.svg`, source: readCard(name) });
    }
  },
});

/**
 * The accounts that the login page offers: those of the mock where no real backend is used, otherwise none.
 */
export const accountsOnOffer = (mode: string) =>
  JSON.stringify(mode === 'standalone' || (mode === 'development' && hasMockAccounts()) ? demoAccounts : []);
