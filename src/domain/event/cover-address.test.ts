import { expect, test } from 'vitest';
import { getImageAddress } from './cover-address.ts';

const hosts = ['https://guestwise.example', 'https://cards.example'] as const;
const address = (image: string) => getImageAddress(image, [...hosts]);

test('a path belongs to our host, an address to an allowed one', () => {
  expect(address('/cards/a.svg')).toBe('https://guestwise.example/cards/a.svg');
  expect(address('https://cards.example/a.png')).toBe('https://cards.example/a.png');
});

test('a data URL of pixels is shown as it is', () => {
  expect(address('data:image/png;base64,iVBORw0KGgo=')).toBe('data:image/png;base64,iVBORw0KGgo=');
});

test.each([
  '',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'data:image/png;base64,<script>',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'https://evil.example/pixel.gif',
  '//evil.example/pixel.gif',
  '/\\evil.example/pixel.gif',
  'ftp://guestwise.example/a.png',
  'http://[',
])('[F31] [F32] %j is never loaded', (image) => {
  expect(address(image)).toBeUndefined();
});
