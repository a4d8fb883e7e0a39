import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { toLatinDigits } from '../../i18n/digits.ts';
import { joinClasses } from './classes.ts';
import styles from './pager.module.css';
import { defaultPageSize, pageSizes } from './paging.ts';

interface PagerProps {
  /** This page and the last, counted from 1. */
  page: number;
  pages: number;
  /** The maximum rows of a page, the rows of this one, and those of all. */
  limit: number;
  rows: number;
  total: number;
  /** Whether it stays at the bottom of the window while the list above it is longer. */
  isSticky?: boolean;
}

/**
 * Pages as links: they set `page` and `limit` in the address and keep the rest. Nothing is drawn for a single page,
 * unless larger pages were chosen and smaller ones can be chosen again.
 */
export function Pager({ page, pages, limit, rows, total, isSticky = false }: PagerProps) {
  const { t, i18n } = useLingui();
  if (pages <= 1 && limit <= defaultPageSize) return null;
  const first = i18n.number((page - 1) * limit + Math.min(1, rows));
  const last = i18n.number((page - 1) * limit + rows);
  const all = i18n.number(total);
  return (
    <nav className={joinClasses(styles.pager, isSticky && styles.sticky)} aria-label={t`Pages`}>
      <span className={styles.range}>
        {rows > 0 && (
          <Trans>
            {first}–{last} of {all}
          </Trans>
        )}
      </span>
      <span className={styles.sizes}>
        <Trans>Rows:</Trans>
        {pageSizes.map((size) => (
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
      <span className={styles.steps}>
        <PageStep page={page - 1} isOn={page > 1} rel="prev">
          <Trans>Previous</Trans>
        </PageStep>
        {/* With few pages, Previous and Next reach all of them. */}
        {pages > 3 && <PageField key={page} page={page} pages={pages} />}
        <PageStep page={page + 1} isOn={page < pages} rel="next">
          <Trans>Next</Trans>
        </PageStep>
      </span>
    </nav>
  );
}

interface PageStepProps {
  page: number;
  /** Whether that page exists. */
  isOn: boolean;
  rel: 'prev' | 'next';
  children: ReactNode;
}

/** A link to another page of the list, or an empty space if there is none. */
const PageStep = ({ page, isOn, rel, children }: PageStepProps) =>
  isOn ? (
    <Link to="." search={(search) => ({ ...search, page })} rel={rel}>
      {children}
    </Link>
  ) : (
    <span aria-disabled className={styles.off}>
      {children}
    </span>
  );

/** The number of the page as a field: Enter opens that page, or the nearest existing one. */
function PageField({ page, pages }: { page: number; pages: number }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const all = i18n.number(pages);
  const submit = () => {
    const typed = Math.round(Number(toLatinDigits(input.current?.value ?? '')));
    const target = Math.min(pages, Math.max(1, typed || page));
    if (input.current) input.current.value = String(target);
    void navigate({ to: '.', search: (search) => ({ ...search, page: target }) });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <input ref={input} inputMode="numeric" defaultValue={page} aria-label={t`Go to page`} />
      <span>
        <Trans>of {all}</Trans>
      </span>
    </form>
  );
}
