/** The widths of a table from which it has more columns, in px. Below the first, its rows are cards. */
export const tableWidths = [520, 620, 860, 1200] as const;

/** One of the widths of a table from which it has more columns. */
export type TableWidth = (typeof tableWidths)[number];

/** The width from which a table has the column of its rows' actions. */
export const actionsMinTableWidth = 860 satisfies TableWidth;
