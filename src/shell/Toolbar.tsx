import type { CSSProperties } from 'react';
import { LanguageMenu } from '../ui/LanguageMenu.tsx';
import { SignInMenu } from './SignInMenu.tsx';
import { NavigationDrawer } from './NavigationDrawer.tsx';
import type { NavigationItem } from './navigation.ts';
import { UserMenu, type UserMenuProps } from './UserMenu.tsx';
import styles from './Shell.module.css';

interface ToolbarProps {
  style: CSSProperties | undefined;
  visitor: UserMenuProps | undefined;
  items: readonly NavigationItem[];
}

export const Toolbar = ({ style, visitor, items }: ToolbarProps) => (
  <header className={styles.toolbar} style={style}>
    <NavigationDrawer items={items} />
    <span className={styles.grow} />
    <LanguageMenu />
    {visitor ? <UserMenu {...visitor} /> : <SignInMenu />}
  </header>
);
