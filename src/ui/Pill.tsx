import type { ReactNode } from 'react';
import './pill.css';

interface PillProps {
  tone: 'positive' | 'negative' | 'open' | 'caution' | 'notice';
  children: ReactNode;
}

/** A state in its colour, always with its words. */
export const Pill = ({ tone, children }: PillProps) => (
  <span className="pill" data-tone={tone}>
    {children}
  </span>
);
