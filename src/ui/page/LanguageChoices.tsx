import { MenuItemRadio } from '@fluentui/react-components';
import { preload } from '../../i18n/activate.ts';
import { isLocale, type Locale, localeNames, locales } from '../../i18n/locale.ts';
import { changeLanguage } from './change-language.ts';
import type { OpenMenuProps } from '../dialog/MenuButton.tsx';
import { MenuSurface } from '../dialog/MenuSurface.tsx';

/** The languages, in their own names. */
export const LanguageChoices = ({ now, ...menu }: OpenMenuProps & { now: Locale }) => (
  <MenuSurface
    {...menu}
    checkedValues={{ locale: [now] }}
    onCheckedValueChange={(_, { checkedItems: [locale] }) => isLocale(locale) && void changeLanguage(locale)}
  >
    {locales.map((locale) => (
      <MenuItemRadio key={locale} name="locale" value={locale} lang={locale} ref={() => preload(locale)}>
        {localeNames[locale]}
      </MenuItemRadio>
    ))}
  </MenuSurface>
);
