import { i18n, type Messages } from '@lingui/core';
import * as keys from '../storage/keys.ts';
import { createGuardSchema, createStoredValue } from '../storage/storage.ts';
import {
  chooseLocale,
  getFormatLocale,
  isLocale,
  type Locale,
  markDocument,
  replaceAskedLocale,
} from './locale.ts';

const chosenLocale = createStoredValue(keys.locale, createGuardSchema(isLocale));

/** Loads a language's catalogue, as exported by its module. */
type Catalogues = Record<Locale, () => Promise<{ messages: Messages }>>;
let catalogues: Catalogues | undefined;

/** Sets the entry's own catalogues and starts with the language of this visit. */
export async function initI18n(messages: Catalogues) {
  catalogues = messages;
  const locale = chooseLocale(location.search, () => chosenLocale.read(), navigator.languages);
  showIn(locale, await loadMessages(locale));
}

/** Sets the entry's own catalogues and starts with a language that the document has already. */
export async function continueI18n(messages: Catalogues, locale: Locale) {
  catalogues = messages;
  translate(locale, await loadMessages(locale));
}

/** The language that was chosen last. */
let chosen: Locale | undefined;

/** Switches to a language that the person chose, and stores it. Does nothing if another language was chosen since. */
export async function activate(locale: Locale) {
  chosen = locale;
  const isChosen = () => chosen === locale;
  try {
    const messages = await loadMessages(locale);
    if (!isChosen()) return;
    showIn(locale, messages);
  } catch (error) {
    if (isChosen()) throw error;
    return;
  }
  chosenLocale.write(locale);
  replaceAskedLocale(locale);
}

/** Preloads a language; `activate` reports a failure. */
export const preload = (locale: Locale) => void catalogues?.[locale]().catch(() => {});

async function loadMessages(locale: Locale): Promise<Messages> {
  if (!catalogues) throw new Error('initI18n comes first: it names the messages');
  return (await catalogues[locale]()).messages;
}

/** The document first: React may render at once, and the browser would compute its layout for the old direction. */
function showIn(locale: Locale, messages: Messages) {
  markDocument(locale);
  translate(locale, messages);
}

const translate = (locale: Locale, messages: Messages) =>
  i18n.loadAndActivate({ locale, locales: getFormatLocale(locale, navigator.languages), messages });

/** Loads the messages of the current language again, because there are more of them now. */
export async function refresh(): Promise<void> {
  const { locale } = i18n;
  if (!catalogues || !isLocale(locale)) return;
  const { messages } = await catalogues[locale]();
  i18n.load(locale, messages);
}
