import { type ReactNode, useId } from 'react';
import { Surface } from '../../../ui/Surface.tsx';
import styles from './AboutPart.module.css';

/** A titled panel of terms with their facts. */
export function FactSheet({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Surface className={styles.facts} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl>{children}</dl>
    </Surface>
  );
}

interface FactProps {
  term: ReactNode;
  facts: readonly string[];
  /** Numbers and web addresses are left to right in every language. */
  dir?: 'ltr' | 'auto';
}

/** One term with one or more facts, as they were written. */
export const Fact = ({ term, facts, dir = 'auto' }: FactProps) => (
  <div>
    <dt>{term}</dt>
    {facts.map((fact) => (
      <dd key={fact}>
        <bdi dir={dir}>{fact}</bdi>
      </dd>
    ))}
  </div>
);
