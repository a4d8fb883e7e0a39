import { expect, test } from 'vitest';
import { parsePastedGuests } from './pasted-guests.ts';

test('three lines of a spreadsheet are three guests', () => {
  expect(
    parsePastedGuests('Ada Byron\t055 011 0001\t2\r\n"Smith, ""Bo"""\t0550110002\t4\t3\nCem\t\t\n'),
  ).toEqual([
    { name: 'Ada Byron', phone: '055 011 0001', invitees: '2', inviteeOnCard: '' },
    { name: 'Smith, "Bo"', phone: '0550110002', invitees: '4', inviteeOnCard: '3' },
    { name: 'Cem', phone: '', invitees: '', inviteeOnCard: '' },
  ]);
});

test('columns may be in any order, separated by semicolon or comma', () => {
  expect(parsePastedGuests('0550110001;Ada;2\n0550110002;Bo;1')).toMatchObject([
    { name: 'Ada', phone: '0550110001', invitees: '2' },
    { name: 'Bo', phone: '0550110002', invitees: '1' },
  ]);
  expect(parsePastedGuests('Ada\nBo')).toMatchObject([{ name: 'Ada' }, { name: 'Bo' }]);
});

test('a name in two cells stays whole, without text after numbers', () => {
  expect(parsePastedGuests('Haddad, Yusuf\nOkafor, Grace')).toMatchObject([
    { name: 'Haddad Yusuf' },
    { name: 'Okafor Grace' },
  ]);
  expect(parsePastedGuests('Ada\tByron\tada@example.org\t0550110001\t2\tvegetarian')).toMatchObject([
    { name: 'Ada Byron', phone: '0550110001', invitees: '2' },
  ]);
});

test('[F64] the marks of a pasted list are no part of the names', () => {
  expect(parsePastedGuests('1. Ada, 0550110001, 2\n2. Bo')).toMatchObject([
    { name: 'Ada', phone: '0550110001', invitees: '2' },
    { name: 'Bo' },
  ]);
  expect(parsePastedGuests('- [x] Ada\n☐ Bo')).toMatchObject([{ name: 'Ada' }, { name: 'Bo' }]);
});

test('[F64] people that a pasted name counts are invited', () => {
  expect(parsePastedGuests('Ada +1\nBo & guest\nMeyer family')).toMatchObject([
    { name: 'Ada', invitees: '2' },
    { name: 'Bo & guest', invitees: '2' },
    { name: 'Meyer family', invitees: '?' },
  ]);
  expect(parsePastedGuests('Ada +1\t0550110001\t3')).toMatchObject([{ name: 'Ada +1', invitees: '3' }]);
  expect(parsePastedGuests('Ada +1\nBo', true)).toMatchObject([{ name: 'Ada +1', invitees: '' }, {}]);
});

test.each(['Name\tPhone\tInvited', 'No\tAd Soyad\tTelefon', 'الاسم\tالهاتف\t'])(
  'the names of the columns above pasted rows are no guest: %j',
  (head) =>
    expect(parsePastedGuests(`${head}\nAda\t0550110001\t2`)).toEqual([
      { name: 'Ada', phone: '0550110001', invitees: '2', inviteeOnCard: '' },
    ]),
);

test('[F66] Arabic digits are recognised', () => {
  expect(parsePastedGuests('سلمى\t٠٥٥٠١١٠٠٠١\t٤')).toEqual([
    { name: 'سلمى', phone: '٠٥٥٠١١٠٠٠١', invitees: '٤', inviteeOnCard: '' },
  ]);
});

test('a number before the name is the line’s, unless the only one', () => {
  expect(parsePastedGuests('1\tAda\t0550110001\t4')).toMatchObject([{ invitees: '4', inviteeOnCard: '' }]);
  expect(parsePastedGuests('4\tAda\t0550110001')).toMatchObject([{ invitees: '4', inviteeOnCard: '' }]);
});

test('a number that is no count is not dropped: the form names it', () => {
  for (const invitees of ['1000', '2-3', '3.0', '2,5'])
    expect(parsePastedGuests(`Ada\t0550110001\t${invitees}`)).toMatchObject([{ name: 'Ada', invitees }]);
});

test('a date is neither a phone number nor a count', () => {
  for (const date of ['12.05.2030', '12/05/2030', '2030-05-12', '12.5.30', '١٢/٠٥/٢٠٣٠'])
    expect(parsePastedGuests(`${date}\tAda\t0550110001\t${date}\t2`)).toEqual([
      { name: 'Ada', phone: '0550110001', invitees: '2', inviteeOnCard: '' },
    ]);
  expect(parsePastedGuests('Ada\t055.011.0001')).toMatchObject([{ phone: '055.011.0001' }]);
});

test.each([
  ['Ada\t0550110001\t2\nNo Phone\t12\t1\nBo\t0550110002\t4', { phone: '12', invitees: '1' }],
  ['Ada\t2\t0550110001\nNo Phone\t1\t12\nBo\t4\t0550110002', { phone: '12', invitees: '1' }],
  ['0550110001;Ada\n12;No Phone', { phone: '12', invitees: '' }],
  ['1\tAda\t0550110001\n2\tNo Phone\t12', { phone: '12', invitees: '' }],
  ['Ada, 0550110001, 2\nNo Phone, 1\nBo, 0550110002, 3', { phone: '1', invitees: '' }],
  ['Ada\t0550110001\t2\nNo Phone\tnone\t1', { phone: 'none', invitees: '1' }],
  ['Ada\t0550110001\t2\nNo Phone\t\t1', { phone: '', invitees: '1' }],
  ['Ada\t0550110001\t2\nNo Phone\t\ttwo', { phone: '', invitees: 'two' }],
  ['Ada\t0550110001\t2\nNo Phone\t0550110003\t12.05.2030', { invitees: '12.05.2030' }],
])('a block has the shape of most of its rows: %j', (block, row) => {
  const pasted = parsePastedGuests(block);
  expect(pasted?.[0]).toMatchObject({ name: 'Ada', phone: '0550110001' });
  expect(pasted?.[1]).toMatchObject({ name: 'No Phone', ...row });
});

test('a row with a phone number in another place is read by itself', () => {
  expect(parsePastedGuests('Ada, 2\nBo, 0550110002, 3\nCem, 4')).toMatchObject([
    { name: 'Ada', phone: '', invitees: '2' },
    { name: 'Bo', phone: '0550110002', invitees: '3' },
    { name: 'Cem', phone: '', invitees: '4' },
  ]);
  const families = 'Haddad, Yusuf, 0550110001, 2\nByron, Ada, 0550110002, 1';
  expect(parsePastedGuests(`${families}\nBo, 0550110003, 4\nCem, 5`)?.slice(2)).toMatchObject([
    { name: 'Bo', phone: '0550110003', invitees: '4' },
    { name: 'Cem', phone: '', invitees: '5' },
  ]);
});

test('an event with one guest per invitation takes no numbers', () => {
  expect(parsePastedGuests('Ada\t0550110001\t4\t17', true)).toMatchObject([
    { name: 'Ada', invitees: '', inviteeOnCard: '' },
  ]);
});

test('a single text is pasted as usual', () => {
  expect(parsePastedGuests('Ada, Countess of Lovelace')).toBeUndefined();
  expect(parsePastedGuests('')).toBeUndefined();
});
