import type { Messages } from '@lingui/core';

/** The messages of the organisers' pages; the guests' page is one of them, with its own catalogue. */
export const organiserCatalogues = {
  en: () => merge(import('./locales/en/organiser.po'), import('./locales/en/guest.po')),
  tr: () => merge(import('./locales/tr/organiser.po'), import('./locales/tr/guest.po')),
  ar: () => merge(import('./locales/ar/organiser.po'), import('./locales/ar/guest.po')),
};

async function merge(...catalogues: Promise<{ messages: Messages }>[]) {
  const loaded = await Promise.all(catalogues);
  return { messages: Object.assign({}, ...loaded.map(({ messages }) => messages)) as Messages };
}
