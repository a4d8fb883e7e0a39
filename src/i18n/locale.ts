/** The languages of the product (the specification, section 2). */
export const locales = ['en', 'tr', 'ar'] as const;
export type Locale = (typeof locales)[number];

/** Each language in its own name, for the language menu. */
export const localeNames: Record<Locale, string> = { en: 'English', tr: 'Türkçe', ar: 'العربية' };

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

/** English with a region. Not `en-US@posix`, which Chromium reports in some containers and Intl refuses. */
const regionalEnglish = /^en-(?:[a-z]{2}|\d{3})(?=-|$)/i;

/**
 * The locale for numbers, dates and weeks. English is that of the browser's first `en-…`: a British organiser reads
 * days before months. Engines differ on bare `ar` in calendar and digits, so both are named.
 */
export function getFormatLocale(locale: Locale, browserLanguages: readonly string[]): string {
  if (locale === 'ar') return 'ar-u-ca-gregory-nu-latn';
  if (locale === 'tr') return locale;
  for (const language of browserLanguages) {
    const [region] = regionalEnglish.exec(language) ?? [];
    if (region) return region;
  }
  return locale;
}

export const getDirection = (locale: string) => (locale === 'ar' ? 'rtl' : 'ltr');

/**
 * The language of a visit: the one in the address (`?lang=`), otherwise the stored choice, otherwise the first
 * supported language of the browser, otherwise English.
 * @param readChosen reads the stored choice; called only if the address has no language, because the first access to
 *   the storage delays the first paint
 */
export function chooseLocale(
  search: string,
  readChosen: () => unknown,
  browserLanguages: readonly string[],
): Locale {
  const asked = new URLSearchParams(search).get('lang');
  if (isLocale(asked)) return asked;
  const preferred = browserLanguages.map((language) => language.slice(0, 2).toLowerCase());
  return [readChosen(), ...preferred].find(isLocale) ?? 'en';
}

/** Sets the page's language for the browser and screen readers. */
export function markDocument(locale: Locale) {
  document.documentElement.lang = locale;
  document.documentElement.dir = getDirection(locale);
}

/** Replaces the language of the address, if it has one: at a reload, it would win over the person's later choice. */
export function replaceAskedLocale(locale: Locale) {
  const address = location.href.replace(/([?&]lang=)[^&#]*/, `$1${locale}`);
  if (address !== location.href) history.replaceState(history.state, '', address);
}
