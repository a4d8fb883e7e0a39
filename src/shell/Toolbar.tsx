import { LanguageMenu } from '../ui/LanguageMenu.tsx';
import type { AppearanceChoice } from './AppearanceMenu.tsx';
import { NavigationDrawer } from './NavigationDrawer.tsx';
import type { NavigationItem } from './navigation.ts';
import { type ShellUser, UserMenu } from './UserMenu.tsx';

interface ToolbarProps extends AppearanceChoice {
  user: ShellUser;
  items: readonly NavigationItem[];
}

export const Toolbar = ({ user, items, ...choice }: ToolbarProps) => (
  <header className="toolbar">
    <NavigationDrawer items={items} />
    <span className="grow" />
    <LanguageMenu />
    <UserMenu user={user} {...choice} />
  </header>
);
