import { MenuItemRadio } from '@fluentui/react-components';
import { useLingui } from '@lingui/react';
import { preload } from '../../i18n/activate.ts';
import { isLocale, localeNames, locales } from '../../i18n/locale.ts';
import { changeLanguage } from './change-language.ts';
import type { OpenMenuProps } from '../dialog/MenuButton.tsx';
import { MenuSurface } from '../dialog/MenuSurface.tsx';

/** The languages, in their own names. */
export function LanguageChoices(menu: OpenMenuProps) {
  const { i18n } = useLingui();
  return (
    <MenuSurface
      {...menu}
      checkedValues={{ locale: [i18n.locale] }}
      onCheckedValueChange={(_, { checkedItems: [locale] }) =>
        isLocale(locale) && void changeLanguage(locale)
      }
    >
      {locales.map((locale) => (
        <MenuItemRadio key={locale} name="locale" value={locale} lang={locale} ref={() => preload(locale)}>
          {localeNames[locale]}
        </MenuItemRadio>
      ))}
    </MenuSurface>
  );
}
