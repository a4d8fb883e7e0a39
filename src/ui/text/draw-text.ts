import { fitText, type FittedText } from './fit-text.ts';

/** A text in the middle of an area of a canvas. */
interface DrawnText {
  text: string;
  /** Its font: a family, or several. */
  family: string;
  color: string;
  maxFontSize: number;
  minFontSize: number;
  width: number;
  height: number;
  /** The distance of two lines, as a multiple of the font size; by default the one for the script. */
  lineHeight?: number;
}

/** Where a text begins that has a right-to-left letter before any other, like `dir="auto"`. */
const startsRightToLeft = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Arabic letters are higher and lower than Latin ones. */
const getLineHeight = (text: string) => (/\p{Script=Arabic}/u.test(text) ? 1.5 : 1.2);

/** A text of a canvas with the lines and the size at which it fits. */
export interface PlacedText extends FittedText, DrawnText {
  /** Its height with all lines. */
  used: number;
  lineHeight: number;
}

/** Measures at a font size at which browsers do not round the widths of letters. */
const measuredSize = 100;

/** Breaks and shrinks a text until it fits into its area. */
export function placeText(context: CanvasRenderingContext2D, drawn: DrawnText): PlacedText {
  context.font = `${measuredSize}px ${drawn.family}`;
  const measure = (line: string) => context.measureText(line).width / measuredSize;
  const { lineHeight = getLineHeight(drawn.text) } = drawn;
  const fitted = fitText(drawn.text, measure, { ...drawn, lineHeight });
  return { ...drawn, ...fitted, lineHeight, used: fitted.lines.length * fitted.size * lineHeight };
}

/** Draws the lines of a placed text around the middle `x`, the first at `top`. */
export function drawText(context: CanvasRenderingContext2D, placed: PlacedText, x: number, top: number) {
  const { lines, size, lineHeight, family, color, text } = placed;
  context.font = `${size}px ${family}`;
  context.fillStyle = color;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.direction = startsRightToLeft.test(text) ? 'rtl' : 'ltr';
  for (const [place, line] of lines.entries())
    context.fillText(line, x, top + (place + 0.5) * size * lineHeight);
}

/** The serif of names, from the scale's custom property. */
export const getSerif = () => getComputedStyle(document.documentElement).getPropertyValue('--font-serif');
