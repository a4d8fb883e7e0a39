import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { activate } from '../i18n/activate.ts';
import { type Locale, localeNames, locales } from '../i18n/locale.ts';

/** Changes the language in place: typed texts, choices and announcements stay. */
export function LanguageSwitch() {
  const { t, i18n } = useLingui();
  const [isMissing, setIsMissing] = useState(false);
  const choose = (locale: Locale) => {
    setIsMissing(false);
    activate(locale).catch(() => setIsMissing(true));
  };
  return (
    <nav className="languages" aria-label={t`Language`}>
      {locales.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          data-early={locale}
          aria-pressed={i18n.locale === locale}
          onClick={() => choose(locale)}
        >
          {localeNames[locale]}
        </button>
      ))}
      {isMissing && (
        <p className="notice failed" role="alert">
          <Trans>Check your connection and try again.</Trans>
        </p>
      )}
    </nav>
  );
}
