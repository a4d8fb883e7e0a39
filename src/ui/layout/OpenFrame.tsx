import type { ReactNode } from 'react';
import { BrandMain } from '../auth/BrandMain.tsx';
import { LanguageMenu } from '../auth/LanguageMenu.tsx';
import { Logo } from '../brand/Logo.tsx';
import { joinClasses } from './classes.ts';
import styles from '../states/state-page.module.css';

interface OpenFrameProps {
  /** A class that changes the background and the layout. */
  className: string | undefined;
  children: ReactNode;
}

/** The frame of a public page without the dashboard: logo, language menu and content. */
export const OpenFrame = ({ className, children }: OpenFrameProps) => (
  <div className={joinClasses(styles.openFrame, className)}>
    <header>
      <Logo />
      <LanguageMenu />
    </header>
    <BrandMain>{children}</BrandMain>
  </div>
);
