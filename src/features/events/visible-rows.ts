/** Where a grid stands in the window, in CSS pixels. */
export interface Place {
  /** The top of the grid, from the top of the window; negative once it is scrolled past. */
  top: number;
  width: number;
  windowHeight: number;
}

/** The part of a grid of equal cards that is drawn. */
export interface VisibleRows {
  columns: number;
  /** The first row that is drawn, and the one behind the last. */
  from: number;
  to: number;
}

/** Rows drawn above and below the window, so that a fast scroll finds them there. */
const spareRows = 3;

/**
 * Which rows of a grid are near the window.
 * @param card the least width of a card and its height, both with the gap
 */
export function computeVisibleRows(
  count: number,
  { top, width, windowHeight }: Place,
  card: { width: number; height: number },
): VisibleRows {
  const columns = Math.max(1, Math.floor(width / card.width));
  const rows = Math.ceil(count / columns);
  const first = Math.floor(-top / card.height) - spareRows;
  const last = Math.ceil((windowHeight - top) / card.height) + spareRows;
  return { columns, from: Math.min(rows, Math.max(0, first)), to: Math.max(0, Math.min(rows, last)) };
}
