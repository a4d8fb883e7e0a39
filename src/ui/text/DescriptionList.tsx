import type { ReactNode } from 'react';
import styles from './text.module.css';

interface Description {
  term: string;
  /** A dash if absent. */
  value: ReactNode;
}

/** Facts about one thing: terms at the start, values at the end. */
export const DescriptionList = ({ entries }: { entries: readonly Description[] }) => (
  <dl className={styles.facts}>
    {entries.map(({ term, value }) => (
      <div key={term} style={{ display: 'contents' }}>
        <dt>{term}</dt>
        <dd>{value ?? '–'}</dd>
      </div>
    ))}
  </dl>
);
