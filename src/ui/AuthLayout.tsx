import type { ReactNode } from 'react';
import { LanguageMenu } from './LanguageMenu.tsx';
import { Logo } from './Logo.tsx';
import { BrandPanel } from './BrandPanel.tsx';
import './auth-layout.css';

/** A page before the sign-in: the product's picture on one side, one form on the other. */
export const AuthLayout = ({ children }: { children: ReactNode }) => (
  <div className="door">
    <BrandPanel />
    <div className="door-side">
      <header>
        <Logo />
        <LanguageMenu />
      </header>
      <main className="door-form brand-words">{children}</main>
    </div>
  </div>
);
