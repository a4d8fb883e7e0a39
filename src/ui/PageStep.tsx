import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { joinClasses } from './classes.ts';
import styles from './Pager.module.css';

interface PageStepProps {
  page: number;
  /** Whether that page exists. */
  isOn: boolean;
  rel?: 'prev' | 'next';
  /** The accessible name of an icon step. */
  label?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to another page of the list, or an empty space if there is none. */
export const PageStep = ({ page, isOn, rel, label, className, children }: PageStepProps) =>
  isOn ? (
    <Link
      to="."
      search={(search) => ({ ...search, page })}
      rel={rel}
      aria-label={label}
      title={label}
      className={className}
    >
      {children}
    </Link>
  ) : (
    <span aria-disabled className={joinClasses(styles.off, className)}>
      {children}
    </span>
  );
