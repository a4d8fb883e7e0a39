import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Logo } from '../ui/Logo.tsx';
import { Footer } from './Footer.tsx';
import type { NavigationItem } from './navigation.ts';
import { NavigationMenu } from './NavigationMenu.tsx';
import { Toolbar } from './Toolbar.tsx';
import type { AppearanceChoice } from './AppearanceMenu.tsx';
import type { ShellUser } from './UserMenu.tsx';
import './shell.css';

interface ShellProps extends AppearanceChoice {
  user: ShellUser;
  /** The entries of the navigation menu that this user may see. */
  items: readonly NavigationItem[];
  children: ReactNode;
}

/** The frame of every organiser's page: sidebar, toolbar, footer (the specification, section 2). */
export const Shell = ({ user, items, children, ...choice }: ShellProps) => (
  <div className="shell">
    <a className="skip-link" href="#content">
      <Trans>Skip to the content</Trans>
    </a>
    <aside className="sidebar">
      <Logo />
      <NavigationMenu items={items} />
    </aside>
    <div className="stage">
      <Toolbar user={user} items={items} {...choice} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  </div>
);
