import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon: ReactNode;
  title: ReactNode;
  /** What to do next. */
  hint?: ReactNode;
  action?: ReactNode;
}

/** Nothing is here yet, and this is what to do about it. */
export const EmptyState = ({ icon, title, hint, action }: EmptyStateProps) => (
  <div className="empty-state">
    {icon}
    <h2>{title}</h2>
    {hint && <p>{hint}</p>}
    {action}
  </div>
);
