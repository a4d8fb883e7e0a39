import { joinClasses } from '../../../ui/layout/classes.ts';
import { Pager } from '../../../ui/layout/Pager.tsx';
import styles from './guest-list.module.css';
import { SearchProgress } from './SearchProgress.tsx';
import type { GuestRequest, GuestRows } from './use-guest-rows.ts';

interface GuestListEndProps {
  request: GuestRequest;
  list: GuestRows;
  /** The view has all guests of the filter. */
  isWhole: boolean;
  /** Whether it stays at the bottom of the window while the list above it is longer. */
  isSticky: boolean;
}

/** What follows the rows: the progress of a search, and the pages. */
export const GuestListEnd = ({ request, list, isWhole, isSticky }: GuestListEndProps) => {
  const { rows, place, progress } = list;
  return (
    <div className={joinClasses(styles.end, isSticky && styles.stickyEnd)}>
      {progress && (
        <SearchProgress
          {...progress}
          total={Math.max(list.total, progress.total)}
          found={isWhole ? undefined : place.total}
        />
      )}
      {place.total > 0 && (
        <Pager {...place} limit={request.limit} rows={rows.length} isSticky={isSticky && !progress} />
      )}
    </div>
  );
};
