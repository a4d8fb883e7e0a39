import { Plural } from '@lingui/react/macro';
import { useMemo } from 'react';
import { ForeignText } from '../../../ui/text/ForeignText.tsx';
import type { ListedGuest } from './matching.ts';
import { findMissing, getGroup, type Review } from './review.ts';

interface ComparedLinesProps {
  review: Review;
  list: readonly ListedGuest[];
}

/** What an export of the guest list does not change: its unchanged rows, and the guests who have none. */
export function ComparedLines({ review, list }: ComparedLinesProps) {
  const missing = useMemo(() => findMissing(review, list), [review, list]);
  const unchanged = review.rows.filter((row) => getGroup(row) === 'unchanged').length;
  return (
    <>
      {unchanged > 0 && (
        <p>
          <Plural value={unchanged} one="# unchanged" other="# unchanged" />
        </p>
      )}
      {missing.length > 0 && (
        <details open={missing.length <= 5}>
          <summary>
            <Plural
              value={missing.length}
              one="# guest of the list is not in this file. Nobody is deleted."
              other="# guests of the list are not in this file. Nobody is deleted."
            />
          </summary>
          <ul>
            {missing.map((guest) => (
              <li key={guest.id}>
                <ForeignText text={guest.name} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
