import { expect, test } from 'vitest';
import { splitLinks } from './host-text.ts';

/** The text as guests read it, with links in brackets. */
const read = (text: string) =>
  splitLinks(text)
    .map((piece) => (typeof piece === 'string' ? piece : `[${piece.text || 'Map'}]`))
    .join('');

test.each([
  ['See https://www.villa.example/way?to=us#garden.', 'See [villa.example].'],
  ['(https://villa.example/a), https://b.example!', '([villa.example]), [b.example]!'],
  ['الموقع: https://maps.app.goo.gl/AbC123، أهلًا', 'الموقع: [Map]، أهلًا'],
  ['HTTPS://Villa.Example:8443/', '[villa.example]'],
  ['https://villa.example@evil.example/', '[evil.example]'],
  ['https://vіlla.example', '[xn--vlla-l9d.example]'],
])('%j reads %j', (text, shown) => expect(read(text)).toBe(shown));

test.each([
  'https://www.google.com/maps/place/Villa',
  'https://google.com.tr/maps?q=1,2',
  'https://maps.google.de/?q=Villa',
  'https://goo.gl/maps/abc',
  'https://maps.apple.com/?q=Villa',
  'https://maps.apple/p/abc',
  'https://www.openstreetmap.org/#map=5/1/2',
  'https://yandex.com.tr/maps/1',
  'https://maps.yandex.ru',
])('%s is a map', (address) =>
  expect(splitLinks(address)[1]).toEqual({ href: new URL(address).href, text: '' }),
);

test.each([
  'https://maps.google.evil.example/',
  'https://evil.example/maps.apple.com/',
  'https://google.com/mapsx',
])('%s is no map', (address) => expect(read(address)).not.toContain('Map'));

test.each([
  'http://villa.example',
  'javascript:alert(1)',
  'villa.example',
  'https://',
  'https://%',
  'mailto:a@b.example',
])('%s is no link', (text) => expect(read(text)).toBe(text));
