import { expect, test } from 'vitest';
import { createCallLink, createMailLink, createSmsLink, createWhatsAppLink } from './share-links.ts';

test('WhatsApp is opened with the international number and the text', () => {
  expect(createWhatsAppLink('+90', '5551234567', 'Hello & welcome\n#1')).toBe(
    'https://wa.me/905551234567?text=Hello%20%26%20welcome%0A%231',
  );
  expect(createWhatsAppLink('966', '0551234567', '')).toBe('https://wa.me/966551234567?text=');
});

test('a call and an SMS work within the country without a code', () => {
  expect(createCallLink('', '0551234567')).toBe('tel:0551234567');
  expect(createCallLink('90', '0551234567')).toBe('tel:+90551234567');
  expect(createSmsLink('90', '5551234567', 'Hi')).toBe('sms:+905551234567?&body=Hi');
});

test('[F36] half a character in a text becomes a replacement character', () => {
  expect(createWhatsAppLink('90', '5551234567', 'Hi \uD83D')).toBe(
    'https://wa.me/905551234567?text=Hi%20%EF%BF%BD',
  );
});

test('an e-mail has a subject and the text, whatever they contain', () => {
  expect(createMailLink('A & B?', 'x=y&z\nنص\r\n.')).toEqual({
    href: 'mailto:?subject=A%20%26%20B%3F&body=x%3Dy%26z%0D%0A%D9%86%D8%B5%0D%0A.',
    isWhole: true,
  });
});

test('an e-mail link over 2,000 characters omits its text', () => {
  const room = 2_000 - 'mailto:?subject=S&body='.length;
  expect(createMailLink('S', 'x'.repeat(room)).href).toHaveLength(2_000);
  const empty = { href: 'mailto:?subject=S', isWhole: false };
  expect(createMailLink('S', 'x'.repeat(room + 1))).toEqual(empty);
  // An Arabic letter is six characters of a link.
  expect(createMailLink('S', 'ن'.repeat(room / 6 + 1))).toEqual(empty);
  expect(createMailLink('ن'.repeat(400), '')).toEqual({ href: 'mailto:', isWhole: false });
});
