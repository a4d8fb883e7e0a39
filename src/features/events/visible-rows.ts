/** Where a grid is in the window, in CSS pixels. */
export interface Place {
  /** The top of the grid, from the top of the window; negative once it is scrolled past. */
  top: number;
  width: number;
  windowHeight: number;
}

/** The rendered part of a grid of equal cards. */
export interface VisibleRows {
  columns: number;
  /** The first rendered row, and the one after the last. */
  from: number;
  to: number;
}

/** Rows rendered above and below the window, ready for a fast scroll. */
const spareRows = 3;

/**
 * Returns the rows of a grid near the window.
 * @param card the minimum width of a card and its height, both with the gap
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
