import { Globe20Regular } from '@fluentui/react-icons/svg/globe';
import { useLingui } from '@lingui/react/macro';
import { createLazyPart } from '../states/lazy-part.tsx';
import { MenuButton } from '../dialog/MenuButton.tsx';
import styles from '../layout/page.module.css';

const Choices = createLazyPart(async () => (await import('./LanguageChoices.tsx')).LanguageChoices);

/** Changes the language in place: typed texts, choices and announcements stay. */
export function LanguageMenu() {
  const { t, i18n } = useLingui();
  return (
    <MenuButton
      menu={Choices}
      menuProps={{}}
      className={styles.languageMenu}
      appearance="subtle"
      icon={<Globe20Regular />}
    >
      <span className="visually-hidden">{t`Language`} </span>
      {i18n.locale.toUpperCase()}
    </MenuButton>
  );
}
