import { Button, Menu, MenuItemRadio, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { Globe20Regular } from '@fluentui/react-icons/svg/globe';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { activate, preload } from '../i18n/activate.ts';
import { isLocale, type Locale, localeNames, locales } from '../i18n/locale.ts';
import { toasts } from './toasts.ts';
import styles from './LanguageMenu.module.css';

const change = (locale: Locale) =>
  activate(locale).catch(() =>
    toasts.show({
      variant: 'error',
      message: msg`This language could not be loaded.`,
      action: { label: msg`Reload the page`, run: () => location.reload() },
    }),
  );

/** Switches the language in place: what is typed, chosen or announced stays. */
export function LanguageMenu() {
  const { t, i18n } = useLingui();
  const now = isLocale(i18n.locale) ? i18n.locale : 'en';
  return (
    <Menu
      onOpenChange={(_, { open }) => open && locales.forEach(preload)}
      checkedValues={{ locale: [now] }}
      onCheckedValueChange={(_, { checkedItems: [locale] }) => isLocale(locale) && void change(locale)}
    >
      <MenuTrigger disableButtonEnhancement>
        <Button className={styles.languageMenu} appearance="subtle" icon={<Globe20Regular />}>
          <span className="visually-hidden">{t`Language`} </span>
          {now.toUpperCase()}
        </Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {locales.map((locale) => (
            <MenuItemRadio key={locale} name="locale" value={locale} lang={locale}>
              {localeNames[locale]}
            </MenuItemRadio>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
