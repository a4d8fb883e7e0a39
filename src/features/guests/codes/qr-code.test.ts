import { decodeQR } from 'qr/decode.js';
import { expect, test } from 'vitest';
import { createQrShape, createQrSvg } from './qr-code.ts';

const link = 'https://guestwise.example/665b10000000000000000001/rsvp';

test('a code contains the link, and has the white margin that scanners need', () => {
  const { size, path } = createQrShape(link);
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => `${x} ${y}`));
  const scale = 4;
  const data = new Uint8ClampedArray(size * scale * size * scale * 4);
  for (let y = 0; y < size * scale; y += 1) {
    for (let x = 0; x < size * scale; x += 1) {
      const value = dark.has(`${Math.floor(x / scale)} ${Math.floor(y / scale)}`) ? 0 : 255;
      data.set([value, value, value, 255], (y * size * scale + x) * 4);
    }
  }
  expect(decodeQR({ width: size * scale, height: size * scale, data })).toBe(link);
  expect([...dark].some((place) => /^[0-3] | [0-3]$/.test(place))).toBe(false);
});

test('the file of a code contains only shapes', () => {
  const svg = createQrSvg(createQrShape(link));
  expect(svg).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+" [^<>]*><path [^<>]*\/><path d="[M\d hv\-1z]*"\/><\/svg>$/,
  );
});
