import { memo, type ReactNode, useCallback } from 'react';
import type { NearChunks } from './near-chunks.ts';
import { LaterLanguage, useOffscreen } from './Offscreen.tsx';
import { chunkSize } from './split-table.ts';

/** The heights of the rendered chunks, by their first rows. */
export type ChunkHeights = Map<number, number>;

/** The height of rows: measured if they were rendered, otherwise like the first ones. */
function sumHeights(heights: ChunkHeights, rowHeight: number, start: number, end: number) {
  let sum = 0;
  for (let chunk = start; chunk < end; chunk += chunkSize)
    sum += heights.get(chunk) ?? (Math.min(chunk + chunkSize, end) - chunk) * rowHeight;
  return sum;
}

interface RowChunkProps {
  /** The rows from `start` to `end`, exclusive: a chunk, or a whole block that is far from the window. */
  start: number;
  end: number;
  /** Renders a row. Absent while the chunk is not rendered, so that a change of the table skips it. */
  renderRow: ((place: number) => ReactNode) | undefined;
  heights: ChunkHeights;
  /** The assumed height of a row that was not rendered yet, in px. */
  rowHeight: number;
  /** Reports the height of the first rows as soon as they are rendered. */
  onRowHeight(height: number): void;
  /** Decides what is rendered. Absent in a short table, which is rendered as a whole. */
  chunks: NearChunks | undefined;
}

/**
 * A part of a long table: rendered while it is near the window, otherwise one row of the same height. So a table of
 * 100,000 rows costs as much as one of 200, and rows may have any height.
 */
export const RowChunk = memo((props: RowChunkProps) => {
  const { start, end, renderRow, heights, rowHeight, onRowHeight, chunks } = props;
  const [watchOffscreen, isOffscreen] = useOffscreen();
  const watch = useCallback(
    (body: HTMLTableSectionElement) => {
      const stopOffscreen = watchOffscreen(body);
      if (!chunks) return stopOffscreen;
      // Before the page is scrolled to where it was: the spacers must be as high as their rows then.
      if (start === 0) onRowHeight(body.getBoundingClientRect().height / (end - start));
      const stop = chunks.watch(body, { start, end }, () => {
        if (end - start <= chunkSize) heights.set(start, body.getBoundingClientRect().height);
      });
      return () => {
        stop();
        stopOffscreen();
      };
    },
    [start, end, heights, onRowHeight, chunks, watchOffscreen],
  );
  const height = sumHeights(heights, rowHeight, start, end);
  return (
    // `auto`: while the rows are skipped, the chunk stays as high as it was when they were last laid out.
    <tbody ref={watch} style={{ containIntrinsicBlockSize: `auto ${height}px` }}>
      {renderRow ? (
        <LaterLanguage isOffscreen={isOffscreen}>
          {Array.from({ length: end - start }, (_, place) => renderRow(start + place))}
        </LaterLanguage>
      ) : (
        <tr aria-hidden data-spacer style={{ blockSize: height }} />
      )}
    </tbody>
  );
});
