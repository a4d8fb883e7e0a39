import { expect, test, vi } from 'vitest';
import { isOwnPicture, readAsDataUrl } from './own-picture.ts';

test.each([
  ['data:image/svg+xml,%3Csvg%3E', true],
  ['/cards/a.png', true],
  ['', false],
  ['javascript:alert(1)', false],
  ['https://elsewhere.example/a.png', false],
  ['//elsewhere.example/a.png', false],
  ['/\\elsewhere.example/a.png', false],
  ['data:text/html,<b>', false],
])('[F32] %j is loaded as a picture: %j', (image, isShown) => {
  expect(isOwnPicture(image)).toBe(isShown);
});

test.each([
  ['WebP', ['image/webp', 'image/png', 'image/jpeg'], 'data:image/webp,'],
  ['JPEG in a browser that writes no WebP', ['image/png', 'image/jpeg'], 'data:image/jpeg,'],
])('a picture is stored as %s', async (_, written, expected) => {
  const context = { drawImage: () => {}, fillRect: () => {} };
  const canvas = {
    getContext: () => context,
    toDataURL: (type: string) => `data:${written.includes(type) ? type : 'image/png'},`,
  };
  vi.stubGlobal('document', { createElement: () => canvas });
  vi.stubGlobal('createImageBitmap', async () => ({ width: 9, height: 9, close: () => {} }));
  expect(await readAsDataUrl(new Blob(), 640)).toBe(expected);
});
