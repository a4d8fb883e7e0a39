import { expect, test } from 'vitest';
import { parseScan, parseScanText, type ScanReading } from './reading.ts';

const id = '665b10000000000000000001';
const guest: ScanReading = { kind: 'guest', guestId: id };
const foreign: ScanReading = { kind: 'foreign' };
const nothing: ScanReading = { kind: 'nothing' };
const query = (text: string): ScanReading => ({ kind: 'query', query: text });

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
])('a scanner may type a link on another keyboard layout: %s', (_, text) => {
  expect(parseScanText(text)).toEqual(guest);
});

test.each<[string, ScanReading]>([
  ['', nothing],
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
  ['https://guestwise.example/../rsvp', foreign],
  [`https://guestwise.example/${id}/x/../rsvp`, foreign],
  [`https://guestwise.example/${id}/%2e%2E/rsvp`, foreign],
  ['https://guestwise.example/a%2Fb/rsvp', foreign],
  [`https://guestwise.example/%36${id.slice(1)}/rsvp`, foreign],
  ['https://guestwise.example/<img src=x>/rsvp', foreign],
  [`https:\\\\guestwise.example\\${id}\\rsvp`, foreign],
  [`https://guestwise.example/${'a'.repeat(129)}/rsvp`, foreign],
  [`https://guestwise.example/${id} /rsvp`, foreign],
  [`${id}\u0000`, foreign],
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
