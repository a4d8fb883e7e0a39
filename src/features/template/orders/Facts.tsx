import type { ReactNode } from 'react';
import { ForeignText } from '../../../ui/ForeignText.tsx';

interface FactsProps {
  title: ReactNode;
  children: ReactNode;
}

/** Names and what they stand for, under a heading. */
export const Facts = ({ title, children }: FactsProps) => (
  <section className="sheet-panel order-card">
    <h2>{title}</h2>
    <dl>{children}</dl>
  </section>
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
