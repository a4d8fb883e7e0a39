import { expect, test, vi } from 'vitest';
import { isOwnPicture, readAsDataUrl } from './own-picture.ts';

test.each(['data:image/svg+xml,%3Csvg%3E', '/cards/a.png'])('%s is shown', (image) => {
  expect(isOwnPicture(image)).toBe(true);
});

test.each([
  '',
  'javascript:alert(1)',
  'https://elsewhere.example/a.png',
  '//elsewhere.example/a.png',
  '/\\elsewhere.example/a.png',
  'data:text/html,<b>',
])('[F32] %j is not loaded', (image) => {
  expect(isOwnPicture(image)).toBe(false);
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
