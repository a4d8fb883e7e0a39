import type { ReactNode } from 'react';
import { ForeignText } from '../../../ui/ForeignText.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import styles from './OrderDetails.module.css';

interface FactsProps {
  title: ReactNode;
  children: ReactNode;
}

/** Terms and values below a heading. */
export const Facts = ({ title, children }: FactsProps) => (
  <Surface className={styles.card}>
    <h2>{title}</h2>
    <dl>{children}</dl>
  </Surface>
);

interface FactProps {
  name: ReactNode;
  /** Text of other people, with its line breaks. */
  text?: string;
  children?: ReactNode;
}

export const Fact = ({ name, text, children }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd>{text === undefined ? children : <ForeignText text={text} />}</dd>
  </div>
);
