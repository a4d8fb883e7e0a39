import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon: ReactNode;
  title: ReactNode;
  /** The level of the title: h1 where the page has no other. */
  heading?: 'h1' | 'h2';
  /** What to do next. */
  hint?: ReactNode;
  action?: ReactNode;
}

/** Nothing is here yet, and this is what to do about it. */
export const EmptyState = ({ icon, title, heading: Heading = 'h2', hint, action }: EmptyStateProps) => (
  <div className="empty-state">
    {icon}
    <Heading>{title}</Heading>
    {hint && <p>{hint}</p>}
    {action}
  </div>
);
