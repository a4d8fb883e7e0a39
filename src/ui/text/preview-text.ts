/** The maximum number of characters of a preview. */
const maxLength = 20_000;

/** Truncates a text for a preview: laying out the whole text on each keystroke is slow. */
export const getPreviewText = (text: string): string =>
  text.length > maxLength ? `${text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
