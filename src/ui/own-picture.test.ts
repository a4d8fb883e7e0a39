import { expect, test } from 'vitest';
import { isOwnPicture } from './own-picture.ts';

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
