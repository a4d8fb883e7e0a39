/** Rows of one chunk: few enough to be drawn within a frame. */
export const chunkSize = 10;
/** A far part of the table is as many parts of the next size once it comes near. */
const branches = 16;

/** Rows from `start` up to `end`, without `end`. */
interface TablePart {
  start: number;
  end: number;
}

/**
 * Splits the rows of a table into chunks where it is drawn, and into ever greater parts further away. So 100,000 rows
 * have hardly more parts than 1,000.
 * @param drawn the first rows of the chunks that are drawn
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
