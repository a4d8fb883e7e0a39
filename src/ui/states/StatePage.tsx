import type { ReactNode } from 'react';
import { Envelope } from '../brand/Envelope.tsx';
import { OpenFrame } from '../layout/OpenFrame.tsx';
import styles from './state-page.module.css';

interface StatePageProps {
  /** The envelope's seal, and the visible part of its letter. */
  seal: ReactNode;
  letter: ReactNode;
  title: ReactNode;
  /** The consequence for the visitor. */
  children: ReactNode;
  /** The links, most likely one first. */
  actions: ReactNode;
}

/** A page with a single message and links. */
export const StatePage = ({ seal, letter, title, children, actions }: StatePageProps) => (
  <OpenFrame className={styles.statePage}>
    <Envelope seal={seal}>{letter}</Envelope>
    <h1>{title}</h1>
    <p>{children}</p>
    <div className={styles.stateActions}>{actions}</div>
  </OpenFrame>
);
