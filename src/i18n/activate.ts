import { i18n, type Messages } from '@lingui/core';
import * as keys from '../storage/keys.ts';
import { guarded, stored } from '../storage/storage.ts';
import {
  chooseLocale,
  getFormatLocale,
  isLocale,
  type Locale,
  markDocument,
  replaceAskedLocale,
} from './locale.ts';

const chosenLocale = stored(keys.locale, guarded(isLocale));

/** Loads a language's catalogue, as exported by its module. */
type Catalogues = Record<Locale, () => Promise<{ messages: Messages }>>;
let catalogues: Catalogues | undefined;

/** Sets the entry's own catalogues and starts with the language of this visit. */
export async function initI18n(messages: Catalogues) {
  catalogues = messages;
  await speak(chooseLocale(location.search, () => chosenLocale.read(), navigator.languages));
}

/** Sets the entry's own catalogues and starts with a language that the document has already. */
export async function continueI18n(messages: Catalogues, locale: Locale) {
  catalogues = messages;
  await translate(locale);
}

/** Switches to a language that the person chose, and stores it. */
export async function activate(locale: Locale) {
  await speak(locale);
  chosenLocale.write(locale);
  replaceAskedLocale(locale);
}

/** Preloads a language; `activate` reports a failure. */
export const preload = (locale: Locale) => void catalogues?.[locale]().catch(() => {});

async function speak(locale: Locale) {
  await translate(locale);
  markDocument(locale);
}

async function translate(locale: Locale) {
  if (!catalogues) throw new Error('initI18n comes first: it names the messages');
  const { messages } = await catalogues[locale]();
  i18n.loadAndActivate({ locale, locales: getFormatLocale(locale), messages });
}

/** Loads the messages of the current language again, because there are more of them now. */
export async function refresh(): Promise<void> {
  const { locale } = i18n;
  if (!catalogues || !isLocale(locale)) return;
  const { messages } = await catalogues[locale]();
  i18n.load(locale, messages);
}
