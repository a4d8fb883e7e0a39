import type { ReactNode } from 'react';
import styles from './AuthLayout.module.css';
import { BrandMain } from './BrandMain.tsx';
import { BrandPanel } from './BrandPanel.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { Logo } from './Logo.tsx';

/** The layout of the login pages: the product's picture on one side, a form on the other. */
export const AuthLayout = ({ children }: { children: ReactNode }) => (
  <div className={styles.layout}>
    <BrandPanel />
    <div className={styles.side}>
      <header>
        <Logo />
        <LanguageMenu />
      </header>
      <BrandMain className={styles.main}>{children}</BrandMain>
    </div>
  </div>
);
