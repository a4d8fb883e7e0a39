import type { ReactNode } from 'react';
import { LanguageMenu } from '../../ui/LanguageMenu.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { BrandPanel } from './BrandPanel.tsx';
import './door.css';

/** The pages before the sign-in: the product's picture on one side, one form on the other. */
export const DoorLayout = ({ children }: { children: ReactNode }) => (
  <div className="door">
    <BrandPanel />
    <div className="door-side">
      <header>
        <Logo />
        <LanguageMenu />
      </header>
      <main className="door-form">{children}</main>
    </div>
  </div>
);
