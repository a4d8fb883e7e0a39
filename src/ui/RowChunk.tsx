import { memo, type ReactNode, useCallback, useState } from 'react';
import { watchNearness } from './watch-nearness.ts';

/** Rows of one chunk, and the height of a row that was not drawn yet, in px. */
export const chunkSize = 50;
const rowHeight = 52;

interface RowChunkProps {
  /** The rows from `start` up to `end`, without `end`. */
  start: number;
  end: number;
  /** How many columns the spacer spans. */
  columns: number;
  /** Draws a row. Absent while the chunk is far from the window: then it is skipped when the table changes. */
  renderRow: ((place: number) => ReactNode) | undefined;
  /** The chunk came near the window or left it. */
  onNear(start: number, isNear: boolean): void;
}

/**
 * A part of a long table: drawn while it is near the window, otherwise one row as high as it was. So a
 * table of 100,000 rows costs as much as one of 200, and rows may have any height.
 */
export const RowChunk = memo(({ start, end, columns, renderRow, onNear }: RowChunkProps) => {
  const [height, setHeight] = useState((end - start) * rowHeight);
  const watch = useCallback(
    (body: HTMLTableSectionElement) =>
      watchNearness(body, (isNear) => {
        if (!isNear) setHeight(body.getBoundingClientRect().height);
        onNear(start, isNear);
      }),
    [start, onNear],
  );
  return (
    <tbody ref={watch}>
      {renderRow ? (
        Array.from({ length: end - start }, (_, place) => renderRow(start + place))
      ) : (
        <tr aria-hidden data-spacer style={{ blockSize: height }}>
          <td colSpan={columns}>{'\u00a0'}</td>
        </tr>
      )}
    </tbody>
  );
});
