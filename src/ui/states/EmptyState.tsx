import type { ReactNode } from 'react';
import styles from '../layout/page.module.css';
import { Envelope } from '../brand/Envelope.tsx';
import { Sprig } from '../brand/Sprig.tsx';

interface EmptyStateProps {
  /** The icon on the seal of the envelope, of 1em. */
  icon: ReactNode;
  /** A short word on the letter; without one, the sprig. */
  letter?: ReactNode;
  title: ReactNode;
  /** The level of the title: h1 if the page has no other. */
  heading?: 'h1' | 'h2';
  /** The purpose of the page, in one sentence. */
  hint?: ReactNode;
  /** What to do, in order, if it takes more than one step. */
  steps?: readonly ReactNode[];
  /** The button or link for the first step. */
  action?: ReactNode;
}

/** Says that nothing is here yet, and what to do about it. */
export const EmptyState = ({
  icon,
  letter,
  title,
  heading: Heading = 'h2',
  hint,
  steps,
  action,
}: EmptyStateProps) => (
  <div className={styles.state}>
    <Envelope seal={icon} size="small">
      {letter ?? <Sprig />}
    </Envelope>
    <Heading>{title}</Heading>
    {hint && <p>{hint}</p>}
    {steps && (
      <ol className={styles.steps}>
        {steps.map((step, place) => (
          // The steps are fixed, so the index is their key.
          <li key={`step ${String(place)}`}>
            <span>{step}</span>
          </li>
        ))}
      </ol>
    )}
    {action && <div className={styles.action}>{action}</div>}
  </div>
);
