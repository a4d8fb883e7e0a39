import { type ReactNode, useCallback, useState } from 'react';
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
  /** A row here has the focus: it stays on the page wherever the window is scrolled to. */
  hasFocus: boolean;
  renderRow(place: number): ReactNode;
}

/**
 * A part of a long table: drawn while it is near the window, otherwise one row as high as it was. So a
 * table of 100,000 rows costs as much as one of 200, and rows may have any height.
 */
export function RowChunk({ start, end, columns, hasFocus, renderRow }: RowChunkProps) {
  const [{ isNear, height }, setChunk] = useState({
    isNear: start === 0,
    height: (end - start) * rowHeight,
  });
  const watch = useCallback((body: HTMLTableSectionElement) => {
    return watchNearness(body, (isNowNear) => {
      const { height: now } = body.getBoundingClientRect();
      setChunk((before) => ({ isNear: isNowNear, height: isNowNear ? before.height : now }));
    });
  }, []);
  const places = Array.from({ length: end - start }, (_, place) => start + place);
  return (
    <tbody ref={watch}>
      {isNear || hasFocus ? places.map(renderRow) : <Spacer columns={columns} height={height} />}
    </tbody>
  );
}

const Spacer = ({ columns, height }: { columns: number; height: number }) => (
  <tr aria-hidden data-spacer style={{ blockSize: height }}>
    <td colSpan={columns}>{'\u00a0'}</td>
  </tr>
);
