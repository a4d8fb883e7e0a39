import type { ReactNode } from 'react';
import { OpenFrame } from '../../../ui/OpenFrame.tsx';
import './auth.css';

/** The form as a card on a quiet ground, set like an invitation. */
export const CardLayout = ({ children }: { children: ReactNode }) => (
  <OpenFrame className="auth-card-page">
    <div className="auth-card">
      <i className="sprig" aria-hidden />
      {children}
    </div>
  </OpenFrame>
);
