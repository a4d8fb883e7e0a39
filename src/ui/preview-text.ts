/** The most characters that a preview draws. */
const most = 20_000;

/** The beginning of a text for a preview: nobody reads further, and each key would lay all of it out anew. */
export const getPreviewText = (text: string): string =>
  text.length > most ? `${text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
