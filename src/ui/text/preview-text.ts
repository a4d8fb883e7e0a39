/** The most characters that a preview shows. */
const most = 20_000;

/** The beginning of a text for a preview: nobody reads further, and each keystroke would lay out all of it again. */
export const getPreviewText = (text: string): string =>
  text.length > most ? `${text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
