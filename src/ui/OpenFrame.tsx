import type { ReactNode } from 'react';
import { LanguageMenu } from './LanguageMenu.tsx';
import { Logo } from './Logo.tsx';
import './brand.css';
import './open-frame.css';

interface OpenFrameProps {
  /** What the page lays over its ground and its middle. */
  className: string;
  children: ReactNode;
}

/** A page that is open to everybody, without the dashboard's chrome: who speaks, in which language, and what. */
export const OpenFrame = ({ className, children }: OpenFrameProps) => (
  <div className={`open-frame ${className}`}>
    <header>
      <Logo />
      <LanguageMenu />
    </header>
    <main className="brand-words">{children}</main>
  </div>
);
