/** Rows per chunk: few enough to be rendered within a frame, even on a slow phone. */
export const chunkSize = 10;
/** When a far part of the table comes near, it is split into this many parts of the next size. */
const branches = 16;

/** The first row of the chunk that contains a row. */
export const getChunk = (row: number) => row - (row % chunkSize);

/** The first rows of all chunks of a table. */
export const getChunks = (count: number) =>
  Array.from({ length: Math.ceil(count / chunkSize) }, (_, place) => place * chunkSize);

/** Rows from `start` to `end`, exclusive. */
interface TablePart {
  start: number;
  end: number;
}

/**
 * Splits the rows of a table into chunks where it is rendered, and into larger and larger parts further away. So
 * 100,000 rows have hardly more parts than 1,000.
 * @param drawn the first rows of the rendered chunks
 */
export function splitTable(count: number, drawn: readonly number[]): TablePart[] {
  const split = (start: number, end: number, size: number): TablePart[] => {
    if (size <= chunkSize || !drawn.some((row) => start <= row && row < end)) return [{ start, end }];
    const next = size / branches;
    return Array.from({ length: Math.ceil((end - start) / next) }, (_, place) =>
      split(start + place * next, Math.min(start + (place + 1) * next, end), next),
    ).flat();
  };
  let size = chunkSize;
  while (size < count) size *= branches;
  return count === 0 ? [] : split(0, count, size);
}
