const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

// Letters, digits and signs of Latin and Arabic that join nothing. A return joins the line end after it.
const plain = String.raw`[\n -~\u00a0-\u02ff\u0620-\u064a\u0660-\u066f\u2010-\u2027]`;
const other = plain.replace('[', '[^');
/** What may join what, with the neighbours that it may join. */
const joining = new RegExp(`${plain}?(?:${other}+${plain}?)+`, 'gu');

/**
 * How many characters a text has, as people count them: an emoji of a family is one. Between two plain letters
 * one character always ends, so that only the rest is segmented: a long text is counted at each key.
 */
export function countCharacters(text: string): number {
  let count = text.length;
  for (const [piece] of text.matchAll(joining)) {
    count += [...characters.segment(piece)].length - piece.length;
  }
  return count;
}
