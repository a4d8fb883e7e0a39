/** Rows of one chunk. */
export const chunkSize = 25;
/** Rows that are one part while none of their chunks is drawn. */
const blockSize = 40 * chunkSize;

/** Rows from `start` up to `end`, without `end`. */
export interface TablePart {
  start: number;
  end: number;
}

const cut = (start: number, end: number, size: number): TablePart[] =>
  Array.from({ length: Math.ceil((end - start) / size) }, (_, place) => ({
    start: start + place * size,
    end: Math.min(start + (place + 1) * size, end),
  }));

/**
 * Splits the rows of a table into chunks where it is drawn, and into whole blocks elsewhere. So the parts of 100,000
 * rows are hardly more than those of 1,000.
 */
export const splitTable = (count: number, isDrawn: (chunkStart: number) => boolean): TablePart[] =>
  cut(0, count, blockSize).flatMap((block) => {
    const chunks = cut(block.start, block.end, chunkSize);
    return count <= blockSize || chunks.some(({ start }) => isDrawn(start)) ? chunks : [block];
  });
