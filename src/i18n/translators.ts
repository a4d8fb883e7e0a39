import { type MessageDescriptor, setupI18n } from '@lingui/core';
import { type Locale, locales } from './locale.ts';
import { organiserCatalogues } from './organiser-catalogues.ts';

type Translate = (message: MessageDescriptor) => string;

/** Loads the catalogues of all other languages, so that a search finds a title in any of them. */
export const loadTranslators = (except: string): Promise<Translate[]> =>
  Promise.all(locales.filter((locale) => locale !== except).map(createTranslator));

async function createTranslator(locale: Locale): Promise<Translate> {
  const { messages } = await organiserCatalogues[locale]();
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  return (message) => i18n._(message);
}
