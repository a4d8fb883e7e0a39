import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Logo } from '../ui/Logo.tsx';
import { Footer } from './Footer.tsx';
import type { NavigationItem } from './navigation.ts';
import { NavigationMenu } from './NavigationMenu.tsx';
import { Toolbar } from './Toolbar.tsx';
import type { UserMenuProps } from './UserMenu.tsx';
import styles from './Shell.module.css';

interface ShellProps {
  /** Who is signed in, if anybody is. */
  visitor: UserMenuProps | undefined;
  /** The entries of the navigation menu that this visitor may see. */
  items: readonly NavigationItem[];
  children: ReactNode;
}

/** The frame of the dashboard: sidebar, toolbar, footer (the specification, section 2). */
export const Shell = ({ visitor, items, children }: ShellProps) => (
  <div className={styles.shell}>
    <a className={styles.skipLink} href="#content">
      <Trans>Skip to the content</Trans>
    </a>
    <aside className={styles.sidebar}>
      <Logo />
      <NavigationMenu items={items} />
    </aside>
    <div className={styles.stage}>
      <Toolbar visitor={visitor} items={items} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  </div>
);
