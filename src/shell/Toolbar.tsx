import { LanguageMenu } from '../ui/LanguageMenu.tsx';
import { NavigationDrawer } from './NavigationDrawer.tsx';
import type { NavigationItem } from './navigation.ts';
import { type ShellUser, UserMenu } from './UserMenu.tsx';

interface ToolbarProps {
  user: ShellUser;
  items: readonly NavigationItem[];
}

export const Toolbar = ({ user, items }: ToolbarProps) => (
  <header className="toolbar">
    <NavigationDrawer items={items} />
    <span className="grow" />
    <LanguageMenu />
    <UserMenu user={user} />
  </header>
);
