import { memo, type ReactNode, useCallback } from 'react';
import type { NearChunks } from './near-chunks.ts';
import { chunkSize } from './split-table.ts';

/** The assumed height of a row that was not rendered yet, in px. */
const rowHeight = 52;

/** The heights of the rendered chunks, by their first rows. */
export type ChunkHeights = Map<number, number>;

/** The height of rows: measured if they were rendered, otherwise estimated. */
function sumHeights(heights: ChunkHeights, start: number, end: number) {
  let sum = 0;
  for (let chunk = start; chunk < end; chunk += chunkSize)
    sum += heights.get(chunk) ?? (Math.min(chunk + chunkSize, end) - chunk) * rowHeight;
  return sum;
}

interface RowChunkProps {
  /** The rows from `start` to `end`, exclusive: a chunk, or a whole block that is far from the window. */
  start: number;
  end: number;
  /** How many columns the spacer spans. */
  columns: number;
  /** Renders a row. Absent while the chunk is not rendered, so that a change of the table skips it. */
  renderRow: ((place: number) => ReactNode) | undefined;
  heights: ChunkHeights;
  /** Decides what is rendered. Absent in a short table, which is rendered as a whole. */
  chunks: NearChunks | undefined;
}

/**
 * A part of a long table: rendered while it is near the window, otherwise one row of the same height. So a table of
 * 100,000 rows costs as much as one of 200, and rows may have any height.
 */
export const RowChunk = memo(({ start, end, columns, renderRow, heights, chunks }: RowChunkProps) => {
  const watch = useCallback(
    (body: HTMLTableSectionElement) =>
      chunks?.watch(body, { start, end }, () => {
        if (end - start <= chunkSize) heights.set(start, body.getBoundingClientRect().height);
      }),
    [start, end, heights, chunks],
  );
  return (
    <tbody ref={watch}>
      {renderRow ? (
        Array.from({ length: end - start }, (_, place) => renderRow(start + place))
      ) : (
        <tr aria-hidden data-spacer style={{ blockSize: sumHeights(heights, start, end) }}>
          <td colSpan={columns}>{'\u00a0'}</td>
        </tr>
      )}
    </tbody>
  );
});
