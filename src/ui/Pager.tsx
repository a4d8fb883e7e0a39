import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import './pager.css';

interface PagerProps {
  /** This page and the last, counted from 1. */
  page: number;
  pages: number;
  /** The most rows of a page, the rows of this one, and those of all. */
  limit: number;
  rows: number;
  total: number;
  /** The page sizes on offer. */
  sizes: readonly number[];
}

/** Pages as links: `page` and `limit` of the address, the rest of it kept. */
export function Pager({ page, pages, limit, rows, total, sizes }: PagerProps) {
  const { t, i18n } = useLingui();
  const first = i18n.number((page - 1) * limit + Math.min(1, rows));
  const last = i18n.number((page - 1) * limit + rows);
  const all = i18n.number(total);
  return (
    <nav className="pager" aria-label={t`Pages`}>
      <span className="range">
        {rows > 0 && (
          <Trans>
            {first}–{last} of {all}
          </Trans>
        )}
      </span>
      <span className="sizes">
        <Trans>Rows:</Trans>
        {sizes.map((size) => (
          <Link
            key={size}
            to="."
            search={(search) => ({ ...search, page: 1, limit: size })}
            aria-current={size === limit}
          >
            {size}
          </Link>
        ))}
      </span>
      <span className="steps">
        <Step to={page - 1} enabled={page > 1} rel="prev">
          <Trans>Previous</Trans>
        </Step>
        <Step to={page + 1} enabled={page < pages} rel="next">
          <Trans>Next</Trans>
        </Step>
      </span>
    </nav>
  );
}

interface StepProps {
  to: number;
  enabled: boolean;
  rel: 'prev' | 'next';
  children: ReactNode;
}

const Step = ({ to, enabled, rel, children }: StepProps) =>
  enabled ? (
    <Link to="." search={(search) => ({ ...search, page: to })} rel={rel}>
      {children}
    </Link>
  ) : (
    <span aria-disabled>{children}</span>
  );
