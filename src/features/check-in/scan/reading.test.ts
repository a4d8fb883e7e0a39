import { expect, test } from 'vitest';
import { isComplete, parseScan, parseScanText, type ScanReading } from './reading.ts';

const id = '665b10000000000000000001';
const guest: ScanReading = { kind: 'guest', guestId: id };
const foreign: ScanReading = { kind: 'foreign' };
const nothing: ScanReading = { kind: 'nothing' };
const query = (text: string): ScanReading => ({ kind: 'query', query: text });
/** The signs of a row of digits, from 0 on, in the place of the digits. */
const typeDigits = (text: string, row: string) => text.replaceAll(/\d/g, (digit) => row[Number(digit)] ?? '');
const link = `https://guestwise.example/${id}/rsvp`;
const inner = encodeURIComponent(link);
const facebook = `https://l.facebook.com/l.php?u=${inner}&h=AT0qX`;

test.each<[string, ScanReading]>([
  [`https://guestwise.example/${id}/rsvp`, guest],
  [`HTTPS://GUESTWISE.EXAMPLE/${id}/rsvp`, guest],
  [`https://other.example/sub/path/${id}/rsvp?lang=ar#top`, guest],
  [`https://guestwise.example/${id}/rsvp/`, guest],
  [`guestwise.example/${id}/rsvp`, guest],
  [`(see https://guestwise.example/${id}/rsvp/)`, guest],
  [`https://guestwise.example/${id}/rsvp.`, guest],
  [`Please answer: https://guestwise.example/${id}/rsvp, thanks`, guest],
  [`localhost:5173/${id}/rsvp`, guest],
  ['https://guestwise.example/any-other_id/rsvp', { kind: 'guest', guestId: 'any-other_id' }],
  [id, guest],
  [id.toUpperCase(), guest],
  [` \t${id}\r\n`, guest],
])('%j is a guest', (text, reading) => {
  expect(parseScanText(text)).toEqual(reading);
  expect(parseScan(text)).toEqual(reading);
});

test.each([
  ['Turkish', `httpsŞ..guestwıse.exampleŞ5173.${id}.rsvp`],
  ['German', `httpsÖ--guestwise.exampleÖ5173-${id}-rsvp`],
  ['Arabic', `اففحس:ظظلعثسفصهسثزثءشةحمثظ${id.replace('b', 'لا')}ظقسرح`],
  [
    'Arabic with its digits',
    `اففحسظظظ${id.replace('b', 'لا').replaceAll('0', '٠').replaceAll('6', '٦')}ظقسرح`,
  ],
  ['Caps Lock', `HTTPS://GUESTWISE.EXAMPLE/${id.toUpperCase()}/RSVP`],
  ['Turkish with Caps Lock', `HTTPSŞ..GUESTWISE.EXAMPLE.${id.toUpperCase()}.RSVP`],
  ['French', `httpsM!!guestzise:exq,ple!${typeDigits(id, 'à&é"\'(-è_ç')}!rsvp`],
  ['French with Caps Lock', `HTTPS/§§GUESTZISE.EXQ?PLE§${id.toUpperCase()}§RSVP`],
  ['Belgian', `httpsM==guestzise:exq,ple=${typeDigits(id, 'à&é"\'(§è!ç')}=rsvp`],
  ['Turkish F', `toopiY,,üuğiogrig.ğöusprğ,${id.replace('b', 'ç')},ıicp`],
  ['Turkish F with Caps Lock', `TOOPİY,,ÜUĞİOGRİĞ,${id.replace('b', 'Ç')},IİCP`],
  ['Turkish, with the kind of code before and a language behind', `üQ1httpsŞ..x.${id}.rsvp:lang*ar`],
])('a scanner may type a link on another keyboard layout: %s', (_, text) => {
  expect(parseScanText(text)).toEqual(guest);
});

test('every letter and digit of an id is read from each keyboard', () => {
  const hex = '0123456789abcdef01234567';
  const reading: ScanReading = { kind: 'guest', guestId: hex };
  for (const typed of [
    '0123456789شلاؤيثب01234567',
    '0123456789uçveğa01234567',
    'à&é"\'(-è_çqbcdefà&é"\'(-è',
    'à&é"\'(§è!çqbcdefà&é"\'(§è',
  ]) {
    const rsvp = typed.includes('ش') ? 'قسرح' : typed.includes('ğ') ? 'ıicp' : 'rsvp';
    expect(parseScanText(`x=${typed}=${rsvp}`)).toEqual(reading);
  }
});

test.each([
  ['the kind of code', `]Q1${link}`],
  ['the kind of code, and an id', `]d2${id}`],
  ['the kind of code without a scheme', `]Q1guestwise.example/${id}/rsvp`],
  ['the stars of Code 39', `*${link}*`],
  ['stars around an id', `*${id.toUpperCase()}*`],
  ['start and end of text', `\u0002${link}\u0003`],
  ['a mark before the kind of code', `\u0002]Q1${link}\u001D\u0004`],
  ['marks of a copied message', `\u200E\uFEFF${link}\u2069`],
  ['a search that is left in the field', `petro${link}`],
  ['another code that is left in the field', `https://evil.example/${link}`],
  ['another guest, without an end between', `https://guestwise.example/665b10000000000000000009/rsvp${link}`],
])('a link counts without what is around it: %s', (_, text) => {
  expect(parseScanText(text)).toEqual(guest);
});

test.each([
  [
    'Outlook',
    `https://eur01.safelinks.protection.outlook.com/?url=${inner}&data=05%7C02%7C${'A'.repeat(400)}&reserved=0`,
  ],
  [
    'Outlook, in the newer form',
    `https://nam12.safelinks.protection.outlook.com/ap/t-59584e83/?url=${inner}`,
  ],
  ['Facebook', facebook],
  ['Facebook in Outlook', `https://x.safelinks.protection.outlook.com/?url=${encodeURIComponent(facebook)}`],
  ['Google', `https://www.google.com/url?sa=t&q=${inner}&usg=AOv`],
  ['WhatsApp', `https://wa.me/5550110001?text=Dear+Grace%2C%20${inner}%0ASee+you`],
  ['the app of WhatsApp', `whatsapp://send?phone=5550110001&text=Dear%20Grace%20${inner}`],
  ['a link that is not encoded', `https://l.facebook.com/l.php?h=AT0qX&u=${link}`],
])('a link is unwrapped: %s', (_, text) => {
  expect(parseScanText(text)).toEqual(guest);
  expect(parseScan(text)).toEqual(guest);
});

test.each([
  ['', false],
  ['grace', false],
  [id.slice(1), false],
  [id, true],
  [`https://guestwise.example/${id}`, false],
  [`https://guestwise.example/${id}/rsv`, false],
  [link, true],
  [`httpsŞ..x.${id}.rsvp`, true],
  // More typing may follow: https://guestwise.example/our/rsvp/…
  ['https://guestwise.example/our/rsvp', false],
  ['https://evil.example/', false],
])('whether %j needs no Enter: %s', (text, isWhole) => {
  expect(isComplete(parseScanText(text))).toBe(isWhole);
});

test.each<[string, ScanReading]>([
  ['', nothing],
  ['\u0002*\u0003', nothing],
  [' \n\t ', nothing],
  ['javascript:alert(1)', foreign],
  [`javascript://x/%0aalert(1)/${id}/rsvp`, foreign],
  [`file:///${id}/rsvp`, foreign],
  ['WIFI:S:Hall;T:WPA;P:secret;;', foreign],
  ['https://guestwise.example/', foreign],
  ['https://guestwise.example//rsvp', foreign],
  [`https://guestwise.example/${id}`, foreign],
  [`https://guestwise.example/${id}/rsvp/more`, foreign],
  [`https://guestwise.example/?next=/${id}/rsvp`, foreign],
  ['https://l.facebook.com/l.php?u=https%3A%2F%2Fevil.example%2F', foreign],
  ['https://l.facebook.com/l.php?u=%E0%A4%A', foreign],
  [`https://l.facebook.com/l.php?u=${inner.replace(id, `%25${id}`)}`, foreign],
  ['https://guestwise.example/../rsvp', foreign],
  [`https://guestwise.example/${id}/x/../rsvp`, foreign],
  [`https://guestwise.example/${id}/%2e%2E/rsvp`, foreign],
  ['https://guestwise.example/a%2Fb/rsvp', foreign],
  [`https://guestwise.example/%36${id.slice(1)}/rsvp`, foreign],
  ['https://guestwise.example/<img src=x>/rsvp', foreign],
  [`https:\\\\guestwise.example\\${id}\\rsvp`, foreign],
  [`https://guestwise.example/${'a'.repeat(129)}/rsvp`, foreign],
  [`https://guestwise.example/${id} /rsvp`, foreign],
  [`${id}\u0000${id}`, foreign],
  ['x'.repeat(10_000), foreign],
  [`https://guestwise.example/${'x/'.repeat(5_000)}${id}/rsvp`, foreign],
  [`/${id}/rsvp`, query(`/${id}/rsvp`)],
  [`${id}0`, query(`${id}0`)],
  [id.slice(1), query(id.slice(1))],
  ['٦٦٥ب١', query('٦٦٥ب١')],
  [
    id.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit))),
    expect.objectContaining({ kind: 'query' }),
  ],
  ['  سلمى الخطيب ', query('سلمى الخطيب')],
  ['O’Neil / Haddad', query('O’Neil / Haddad')],
  ['Table: 7', query('Table: 7')],
])('%j is not a guest', (text, reading) => {
  expect(parseScanText(text)).toEqual(reading);
});

test('[F59] a camera reads only guests: it does not search for other text', () => {
  expect(parseScan('Grace Okafor')).toEqual(foreign);
  expect(parseScan('')).toEqual(nothing);
});
