/** The maximum number of characters of a preview. */
const maxLength = 20_000;

/** The beginning of a text for a preview: nobody reads further, and each keystroke would lay out all of it again. */
export const getPreviewText = (text: string): string =>
  text.length > maxLength ? `${text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
