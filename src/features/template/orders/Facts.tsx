import type { ReactNode } from 'react';
import { ForeignText } from '../../../ui/ForeignText.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import styles from './OrderDetails.module.css';

interface FactsProps {
  title: ReactNode;
  children: ReactNode;
}

/** Names and what they stand for, under a heading. */
export const Facts = ({ title, children }: FactsProps) => (
  <Surface className={styles.card}>
    <h2>{title}</h2>
    <dl>{children}</dl>
  </Surface>
);

interface FactProps {
  name: ReactNode;
  /** What somebody else wrote, in lines. */
  text?: string;
  children?: ReactNode;
}

export const Fact = ({ name, text, children }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd>{text === undefined ? children : <ForeignText text={text} />}</dd>
  </div>
);
