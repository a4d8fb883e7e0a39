import { expect, onTestFinished, test } from 'vitest';
import '../../src/theme/scale.css';
import { drawnCovers } from '../../src/features/events/editor/event-images.ts';
import { createNamedCover, loadCover } from '../../src/features/events/editor/named-cover.ts';

const name = 'Wedding of Leila Haddad and Omar Mansour';
const longest = 'Saturday, 12 June 2027, 18:00, Villa Rosa, Old Harbour, Rize';

/** Records the texts that are drawn on a canvas: the size of the font, and the right and lower ends. */
function recordTexts() {
  const { fillText } = CanvasRenderingContext2D.prototype;
  const drawn: { text: string; size: number; right: number; bottom: number }[] = [];
  CanvasRenderingContext2D.prototype.fillText = function (text, x, y) {
    const size = Number.parseFloat(this.font);
    drawn.push({ text, size, right: x + this.measureText(text).width / 2, bottom: y + size / 2 });
    fillText.call(this, text, x, y);
  };
  onTestFinished(() => void (CanvasRenderingContext2D.prototype.fillText = fillText));
  return drawn;
}

test.each(drawnCovers)(
  'on %s the longest line is readable, and the corner is free of words',
  async (cover) => {
    const picture = await loadCover(cover);
    const drawn = recordTexts();
    // As wide as the drawing, so that a pixel is a unit.
    createNamedCover(cover, picture, { name, line: longest }, 500);
    const line = drawn.filter(({ text }) => longest.includes(text));
    expect(line.map(({ text }) => text).join(' ')).toBe(longest);
    expect(Math.min(...line.map(({ size }) => size))).toBeGreaterThanOrEqual(30);
    expect(drawn.filter(({ right, bottom }) => right > 440 && bottom > 640)).toEqual([]);
  },
);
