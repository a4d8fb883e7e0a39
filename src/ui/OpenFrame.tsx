import type { ReactNode } from 'react';
import { BrandMain } from './BrandMain.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { Logo } from './Logo.tsx';
import { classes } from './classes.ts';
import styles from './OpenFrame.module.css';

interface OpenFrameProps {
  /** What the page lays over its ground and its middle. */
  className: string | undefined;
  children: ReactNode;
}

/** A page that is open to everybody, without the dashboard's chrome: who speaks, in which language, and what. */
export const OpenFrame = ({ className, children }: OpenFrameProps) => (
  <div className={classes(styles.openFrame, className)}>
    <header>
      <Logo />
      <LanguageMenu />
    </header>
    <BrandMain>{children}</BrandMain>
  </div>
);
