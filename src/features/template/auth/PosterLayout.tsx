import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { OpenFrame } from '../../../ui/OpenFrame.tsx';
import './auth.css';

/** The brand from edge to edge: its promise in large letters, and the form on a sheet beside it. */
export const PosterLayout = ({ children }: { children: ReactNode }) => (
  <OpenFrame className="auth-poster brand-ground">
    <div className="promise" aria-hidden>
      <i className="sprig" />
      <p>
        <Trans>Every invitation, and every answer, in one place.</Trans>
      </p>
    </div>
    <div className="sheet">{children}</div>
  </OpenFrame>
);
