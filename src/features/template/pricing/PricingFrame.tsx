import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SampleNote } from '../../../ui/SampleNote.tsx';
import { OpenFrame } from '../../../ui/OpenFrame.tsx';
import styles from './PricingFrame.module.css';

interface PricingFrameProps {
  title: ReactNode;
  lead: ReactNode;
  children: ReactNode;
}

const looks = ['/pages/pricing/style-1', '/pages/pricing/style-2', '/pages/pricing/style-3'] as const;

/** The texts of a pricing page before and after its plans. */
export const PricingFrame = ({ title, lead, children }: PricingFrameProps) => (
  <OpenFrame className={styles.frame}>
    <h1>{title}</h1>
    <p>{lead}</p>
    {children}
    <SampleNote looks={looks}>
      <Trans>Sample plans: nothing is sold here, and the product has no limits.</Trans>
    </SampleNote>
  </OpenFrame>
);
