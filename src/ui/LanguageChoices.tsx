import { MenuItemRadio } from '@fluentui/react-components';
import { msg } from '@lingui/core/macro';
import { activate, preload } from '../i18n/activate.ts';
import { isLocale, type Locale, localeNames, locales } from '../i18n/locale.ts';
import type { OpenMenuProps } from './MenuButton.tsx';
import { MenuSurface } from './MenuSurface.tsx';
import { toasts } from './toasts.ts';

const change = (locale: Locale) =>
  activate(locale).catch(() =>
    toasts.show({
      variant: 'error',
      message: msg`This language could not be loaded.`,
      action: { label: msg`Reload the page`, run: () => location.reload() },
    }),
  );

/** The languages, in their own names. */
export const LanguageChoices = ({ now, ...menu }: OpenMenuProps & { now: Locale }) => (
  <MenuSurface
    {...menu}
    checkedValues={{ locale: [now] }}
    onCheckedValueChange={(_, { checkedItems: [locale] }) => isLocale(locale) && void change(locale)}
  >
    {locales.map((locale) => (
      <MenuItemRadio key={locale} name="locale" value={locale} lang={locale} ref={() => preload(locale)}>
        {localeNames[locale]}
      </MenuItemRadio>
    ))}
  </MenuSurface>
);
