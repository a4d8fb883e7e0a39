import type { ReactNode } from 'react';
import './tabs.css';

interface TabsProps {
  label: string;
  /** Links: each tab is an address of its own, and the router marks the current one. */
  children: ReactNode;
}

/** The parts of a page side by side. */
export const Tabs = ({ label, children }: TabsProps) => (
  <nav className="tabs" aria-label={label}>
    {children}
  </nav>
);
