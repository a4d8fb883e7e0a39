/**
 * What a spreadsheet would take for a formula, be it behind blanks, invisible or full-width characters;
 * and an apostrophe of the text's own, so that the one put before can be told from it.
 */
const acts = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠']|^[\t\r\n]/u;

const cell = (text: string) => `"${(acts.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/**
 * A table as CSV (RFC 4180). A text that would act as a formula gets an apostrophe in front, and the
 * mark at the beginning lets spreadsheets read it as UTF-8.
 */
export const csvOf = (rows: readonly (readonly string[])[]) =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
