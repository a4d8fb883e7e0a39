import { Apps20Regular } from '@fluentui/react-icons/svg/apps';
import { Settings20Regular } from '@fluentui/react-icons/svg/settings';
import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { LanguageMenu } from '../ui/LanguageMenu.tsx';
import { FullscreenButton } from './FullscreenButton.tsx';
import type { NavigationItem } from './navigation-item.ts';
import { NavigationDrawer } from './NavigationDrawer.tsx';
import { NotificationButton } from './NotificationButton.tsx';
import { SearchButton } from './SearchButton.tsx';
import { SignInMenu } from './SignInMenu.tsx';
import { ToolButton } from './ToolButton.tsx';
import styles from './Toolbar.module.css';
import { UserMenu, type UserMenuProps } from './UserMenu.tsx';

interface ToolbarProps {
  style: CSSProperties | undefined;
  visitor: UserMenuProps | undefined;
  items: readonly NavigationItem[];
  hasNotifications: boolean;
}

/** The menu of a phone, and the tools of every page. */
export function Toolbar({ style, visitor, items, hasNotifications }: ToolbarProps) {
  const { t } = useLingui();
  return (
    <header className={styles.toolbar} style={style}>
      <NavigationDrawer items={items} />
      <SearchButton />
      <span className={styles.grow} />
      <ToolButton part="shortcuts" icon={<Apps20Regular />} label={t`Shortcuts`} />
      <FullscreenButton />
      {hasNotifications && <NotificationButton />}
      <ToolButton
        part="settings"
        icon={<Settings20Regular />}
        label={t`Settings`}
        className={styles.wideOnly}
      />
      <LanguageMenu />
      {visitor ? <UserMenu {...visitor} /> : <SignInMenu />}
    </header>
  );
}
