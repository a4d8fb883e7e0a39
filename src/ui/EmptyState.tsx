import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';
import { Envelope } from './Envelope.tsx';
import { Sprig } from './Sprig.tsx';

interface EmptyStateProps {
  /** What stands on the seal of the envelope: an icon of 1em. */
  icon: ReactNode;
  /** A short word on the letter; without one, the sprig. */
  letter?: ReactNode;
  title: ReactNode;
  /** The level of the title: h1 where the page has no other. */
  heading?: 'h1' | 'h2';
  /** What this is for, in a sentence. */
  hint?: ReactNode;
  /** What to do, in order, where it takes more than one step. */
  steps?: readonly ReactNode[];
  /** The button or link that does the first step. */
  action?: ReactNode;
}

/** Nothing is here yet, and this is what to do about it. */
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
          // The steps are fixed and have no other name than their place.
          <li key={`step ${String(place)}`}>
            <span>{step}</span>
          </li>
        ))}
      </ol>
    )}
    {action && <div className={styles.action}>{action}</div>}
  </div>
);
