import { splitGraphemes } from '../../browser/old-browsers.ts';

/** The width of one line of text at a font size of 1. */
export type Measure = (text: string) => number;

interface Box {
  width: number;
  height: number;
  maxFontSize: number;
  minFontSize: number;
  /** The distance of two lines, as a multiple of the font size. */
  lineHeight: number;
}

/** Lines of text and the font size at which all of them are inside a box. */
export interface FittedText {
  lines: readonly string[];
  size: number;
  /** A part is missing. */
  isCut: boolean;
}

/** Longer texts are cut before they are measured: no box has room for more. */
const maxLength = 400;

/**
 * Breaks a text into lines of about the same length, at the largest font size at which it fits into a box. A word is
 * broken only if it does not fit at the smallest size.
 */
export function fitText(text: string, measure: Measure, box: Box): FittedText {
  const characters = splitGraphemes(text.slice(0, maxLength * 2));
  const short = characters.length > maxLength ? `${characters.slice(0, maxLength).join('')}…` : text;
  const words = short.trim().split(/\s+/);
  for (let size = box.maxFontSize; size > box.minFontSize; size *= 0.96) {
    const width = box.width / size;
    const lines = wrap(words, measure, width);
    if (lines.length * size * box.lineHeight <= box.height && isWithin(lines, measure, width))
      return { lines: balance(words, lines, measure, width), size, isCut: false };
  }
  const lines = cutLines(words, measure, box);
  return { lines, size: box.minFontSize, isCut: lines.at(-1)?.endsWith('…') ?? false };
}

const isWithin = (lines: readonly string[], measure: Measure, width: number) =>
  lines.every((line) => measure(line) <= width);

/** Puts words into lines. A word that is wider than a line has a line of its own. */
function wrap(words: readonly string[], measure: Measure, width: number, separator = ' '): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : last + separator + word;
    if (last !== undefined && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The same number of lines, as narrow as possible, so that no single word is left for the last line. */
function balance(words: readonly string[], lines: readonly string[], measure: Measure, width: number) {
  let best = lines;
  // A text without letters fits however narrow the lines are.
  for (let narrower = width * 0.96; narrower > width / 100; narrower *= 0.96) {
    const next = wrap(words, measure, narrower);
    if (next.length > lines.length || !isWithin(next, measure, narrower)) break;
    best = next;
  }
  return best;
}

/** What fits of a text at the smallest size. */
function cutLines(words: readonly string[], measure: Measure, box: Box) {
  const width = box.width / box.minFontSize;
  const pieces = words.flatMap((word) =>
    measure(word) <= width ? [word] : wrap(splitGraphemes(word), measure, width, ''),
  );
  const lines = wrap(pieces, measure, width);
  const room = Math.max(1, Math.floor(box.height / (box.minFontSize * box.lineHeight)));
  if (lines.length <= room) return lines;
  const characters = splitGraphemes(lines[room - 1] ?? '');
  while (characters.length > 0 && measure(`${characters.join('')}…`) > width) characters.pop();
  return [...lines.slice(0, room - 1), `${characters.join('')}…`];
}
