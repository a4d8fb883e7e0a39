import type { ReactNode } from 'react';
import styles from './kit.module.css';

/** One named part of the kit, with its states side by side. */
export const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <section className={styles.part} aria-label={name}>
    <h2>{name}</h2>
    <div className={styles.states}>{children}</div>
  </section>
);
