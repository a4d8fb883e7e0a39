import { splitGraphemes } from '../../browser/old-browsers.ts';

// Letters, digits and signs of Latin and Arabic that join nothing. A carriage return joins the following line feed.
const plain = String.raw`[\n -~\u00a0-\u02ff\u0620-\u064a\u0660-\u066f\u2010-\u2027]`;
const other = plain.replace('[', '[^');
/** Characters that may join others, with the neighbours that they may join. */
const joining = new RegExp(`${plain}?(?:${other}+${plain}?)+`, 'gu');

/**
 * Counts the characters of a text as people do: a family emoji is one. Between two plain letters a character always
 * ends, so only the rest is segmented, because a long text is counted at each keystroke.
 */
export function countCharacters(text: string): number {
  let count = text.length;
  for (const [piece] of text.matchAll(joining)) {
    count += splitGraphemes(piece).length - piece.length;
  }
  return count;
}
