import { i18n, type Messages } from '@lingui/core';
import * as keys from '../storage/keys.ts';
import { guarded, stored } from '../storage/storage.ts';
import { chooseLocale, directionOf, getFormatLocale, isLocale, type Locale } from './locale.ts';

const chosenLocale = stored(keys.locale, guarded(isLocale));

/** Loads a language's messages, as the module of a catalogue exports them. */
type Catalogues = Record<Locale, () => Promise<{ messages: Messages }>>;
let catalogues: Catalogues | undefined;

/** The door's own messages, and the language that this visit starts with. */
export async function initI18n(messages: Catalogues) {
  catalogues = messages;
  await speak(chooseLocale(location.search, chosenLocale.read(), navigator.languages));
}

/** Switches to a language that the person chose, and remembers it. */
export async function activate(locale: Locale) {
  await speak(locale);
  chosenLocale.write(locale);
}

/** Loads a language ahead of its use; `activate` tells of a failure. */
export const preload = (locale: Locale) => void catalogues?.[locale]().catch(() => {});

async function speak(locale: Locale) {
  if (!catalogues) throw new Error('initI18n comes first: it names the messages');
  const { messages } = await catalogues[locale]();
  i18n.loadAndActivate({ locale, locales: getFormatLocale(locale), messages });
  markDocument(locale);
}

/** Tells the browser and screen readers which language the page is in. */
export function markDocument(locale: Locale) {
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOf(locale);
}

/** Loads the messages of the language in use again: there are more of them now. */
export async function refresh(): Promise<void> {
  const { locale } = i18n;
  if (!catalogues || !isLocale(locale)) return;
  const { messages } = await catalogues[locale]();
  i18n.load(locale, messages);
}
