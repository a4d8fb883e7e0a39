import { useLingui } from '@lingui/react/macro';
import { activate } from '../../i18n/activate.ts';
import { localeNames, locales } from '../../i18n/locale.ts';

/** Switches the language in place: what is typed, chosen or announced stays. */
export function LanguageSwitch() {
  const { t, i18n } = useLingui();
  return (
    <nav className="languages" aria-label={t`Language`}>
      {locales.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          data-early={locale}
          aria-pressed={i18n.locale === locale}
          onClick={() => void activate(locale)}
        >
          {localeNames[locale]}
        </button>
      ))}
    </nav>
  );
}
