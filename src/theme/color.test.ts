import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findInk, getContrast, toHex } from './color.ts';

const hue = fc.integer({ min: 0, max: 359 });

test.each([
  { side: 'darker', from: 0.8, ratio: 4.6, last: '#000000' },
  { side: 'lighter', from: 0.15, ratio: 4.6, last: '#ffffff' },
] as const)('finds the nearest $side colour with the contrast', ({ side, from, ratio, last }) => {
  fc.assert(
    fc.property(hue, hue, fc.integer({ min: 0, max: 15 }), (own, other, step) => {
      const grounds = [0, step].map((by) => toHex({ lightness: from + by / 100, chroma: 0.02, hue: other }));
      const color = { chroma: 0.05, hue: own };
      const ink = findInk(color, grounds, ratio, side);
      for (const ground of grounds) expect(getContrast(ink, ground)).toBeGreaterThanOrEqual(ratio);
      // By trying each step from the background on.
      const steps = Array.from({ length: 101 }, (_, place) =>
        toHex({ ...color, lightness: (side === 'darker' ? 100 - place : place) / 100 }),
      );
      const isBeyond = (hex: string) =>
        grounds.every((ground) => {
          const [one, two] = [getContrast(hex, '#000000'), getContrast(ground, '#000000')];
          return (side === 'darker' ? one < two : one > two) && getContrast(hex, ground) >= ratio;
        });
      expect(ink).toBe(steps.find(isBeyond) ?? last);
    }),
    { numRuns: 100 },
  );
});

test('red of the lightness, chroma and hue of OKLCH is red', () => {
  expect(toHex({ lightness: 0.628, chroma: 0.2577, hue: 29.23 })).toBe('#ff0000');
});

test('an impossible contrast gives black or white', () => {
  expect(findInk({ chroma: 0.1, hue: 20 }, ['#ffffff'], 22, 'darker')).toBe('#000000');
  expect(findInk({ chroma: 0.1, hue: 20 }, ['#000000'], 22, 'lighter')).toBe('#ffffff');
});
