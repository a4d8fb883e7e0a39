import { ChevronDoubleLeft16Regular } from '@fluentui/react-icons/svg/chevron-double-left';
import { ChevronDoubleRight16Regular } from '@fluentui/react-icons/svg/chevron-double-right';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { joinClasses } from './classes.ts';
import { MirroredIcon } from './MirroredIcon.tsx';
import { PageField } from './PageField.tsx';
import { PageStep } from './PageStep.tsx';
import styles from './Pager.module.css';

interface PagerProps {
  /** This page and the last, counted from 1. */
  page: number;
  pages: number;
  /** The maximum rows of a page, the rows of this one, and those of all. */
  limit: number;
  rows: number;
  total: number;
  /** The page sizes to choose from. */
  sizes: readonly number[];
  /** Whether it stays at the bottom of the window while the list above it is longer. */
  isSticky?: boolean;
}

/** Pages as links: they set `page` and `limit` in the address and keep the rest. */
export function Pager({ page, pages, limit, rows, total, sizes, isSticky = false }: PagerProps) {
  const { t, i18n } = useLingui();
  const first = i18n.number((page - 1) * limit + Math.min(1, rows));
  const last = i18n.number((page - 1) * limit + rows);
  const all = i18n.number(total);
  // With few pages, Previous and Next reach all of them.
  const hasFar = pages > 3;
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
      <span className={styles.steps}>
        {hasFar && (
          <PageStep page={1} isOn={page > 1} label={t`First page`} className={styles.far}>
            <MirroredIcon of={ChevronDoubleLeft16Regular} />
          </PageStep>
        )}
        <PageStep page={page - 1} isOn={page > 1} rel="prev">
          <Trans>Previous</Trans>
        </PageStep>
        {hasFar && <PageField key={page} page={page} pages={pages} />}
        <PageStep page={page + 1} isOn={page < pages} rel="next">
          <Trans>Next</Trans>
        </PageStep>
        {hasFar && (
          <PageStep page={pages} isOn={page < pages} label={t`Last page`} className={styles.far}>
            <MirroredIcon of={ChevronDoubleRight16Regular} />
          </PageStep>
        )}
      </span>
    </nav>
  );
}
