import type { ReactNode } from 'react';
import { Envelope } from './Envelope.tsx';
import { OpenFrame } from './OpenFrame.tsx';
import styles from './StatePage.module.css';

interface StatePageProps {
  /** The envelope's seal, and what its letter shows. */
  seal: ReactNode;
  letter: ReactNode;
  title: ReactNode;
  /** What it means for the person who came here. */
  children: ReactNode;
  /** The ways on, the most likely one first. */
  actions: ReactNode;
}

/** One thing to say, and the way on. */
export const StatePage = ({ seal, letter, title, children, actions }: StatePageProps) => (
  <OpenFrame className={styles.statePage}>
    <Envelope seal={seal}>{letter}</Envelope>
    <h1>{title}</h1>
    <p>{children}</p>
    <div className={styles.actions}>{actions}</div>
  </OpenFrame>
);
