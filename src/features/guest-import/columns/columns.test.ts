import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { locales } from '../../../i18n/locale.ts';
import { organiserCatalogues } from '../../../i18n/organiser-catalogues.ts';
import { tabulateGuests } from '../../guest-export/guest-table.ts';
import {
  changeField,
  countLeftOut,
  dropLists,
  findFilledColumns,
  guessMapping,
  hasName,
  isComplete,
  getSampleValues,
  type Mapping,
} from './columns.ts';
import { draftRow, findPhones } from './guest-row.ts';
import { reviewTable } from '../review/review.ts';

/** The fields of columns with these names, above one row. */
const guessFields =
  (...head: string[]) =>
  (...row: string[]) =>
    guessMapping([head, row]).fields;

test.each(['+1', 'Plus 1', 'Plus-one', 'Plus one(s)', '+1 kişi', 'عدد المرافقين'])(
  '[F64] a column %s counts the people that a guest brings',
  (name) => expect(guessFields('Name', name)('Ada', '1')).toEqual(['name', 'plusOnes']),
);

test.each([
  ['Full Name,TELEFON,KİŞİ SAYISI', 'Ada,5550000001,2', 'name,phone,invitees'],
  // "Guests" and "Party" may be names or numbers.
  ['Ad,Telefon,Davetli', 'Şükrü,5551110001,2', 'name,phone,invitees'],
  ['Guest,Guests', 'Ann,٣', 'name,invitees'],
  ['Name,Guests', 'Ann,0', 'name,plusOnes'],
  ['Party,Mobile no.,How many,Remarks', 'The Hendersons,07700 900123,4,late', 'name,phone,invitees,ignore'],
  // Of several columns of a field, the likeliest with content has it.
  [
    'Home Phone,Mobile Phone,Phone 1 - Value,Organization Name',
    '1,2,5550000003,x',
    'ignore,phone,phone,organisation',
  ],
  ['Mobile,Phone,Name', ',1,Ann', 'phone,phone,name'],
  // An unknown name is judged by its content, unless a known one has the field.
  ['Name,Contact,Other', 'Ada Demir,(555) 020-1281,5550201282', 'name,phone,ignore'],
  ['Name,Contact,Phone', 'Ada Demir,(555) 020-1281,5550201282', 'name,ignore,phone'],
  ['Who,Phone', 'Ada Demir,5550201282', 'name,phone'],
  // Short names, which may mean something else.
  [
    'First,Last,Work,WhatsApp,Home',
    'Ada,Demir,5550000001,5550000002,yes',
    'firstName,lastName,phone,phone,ignore',
  ],
])('[F64] the columns %s above %s are %s', (head, row, fields) => {
  expect(guessFields(...head.split(','))(...row.split(',')).join()).toBe(fields);
});

const draft = (rows: string[][], mapping: Mapping, row: number) =>
  draftRow(rows[row] ?? [], mapping, findPhones(mapping, rows[mapping.header] ?? []));

test.each([
  ['Mobile Phone,Home Phone', ',5551', ',5550000001', '5550000001'],
  ['Home Phone,Mobile Phone', '5550000001', '5550000001', '5550000001'],
  ['Ticket type,Phone,Home phone', 'VIP,5550000001,5550000002', 'VIP,5550000001,5550000002', '5550000001'],
  ['Fax,Phone', '5550000001,', '5550000001,', ''],
  ['Work,WhatsApp', '5550000001,5550000002', '5550000001,5550000002', '5550000002'],
  [
    'Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value',
    'Work Fax,5550000001,* Mobile,5550000002',
    'Home,5550000001,Mobile,5550000002',
    '5550000002',
  ],
  [
    'Phone 1 - Type,Phone 1 - Value,Phone 2 - Type,Phone 2 - Value',
    ',,,',
    'Work Fax,5550000001,Work,5550000002',
    '5550000002',
  ],
])('[F64] the phones %s give each guest the likeliest number', (head, first, second, phone) => {
  const rows = [`Name,${head}`, `Ada,${first}`, `Can,${second}`].map((line) => line.split(','));
  expect(draft(rows, guessMapping(rows), 2).phone).toBe(phone);
});

test('[F64] a guest’s number is a mobile one, then the chosen one', () => {
  const rows = [
    ['Name', 'Mobile', 'Home phone', 'Reach me'],
    ['Ada', '5550000001', '5550000002', '5550000003'],
    ['Can', '', '5550000005', ''],
    ['Ece', '', '5550000006', '5550000007'],
  ];
  const mapping = guessMapping(rows);
  const mappings = [mapping, changeField(mapping, 2, 'ignore'), changeField(mapping, 3, 'phone')];
  expect(
    mappings.map((each) => [...each.fields, ...[1, 2, 3].map((row) => draft(rows, each, row).phone)]),
  ).toEqual([
    ['name', 'phone', 'phone', 'ignore', '5550000001', '5550000005', '5550000006'],
    ['name', 'phone', 'ignore', 'ignore', '5550000001', '', ''],
    ['name', 'phone', 'phone', 'phone', '5550000001', '5550000005', '5550000007'],
  ]);
});

test('columns without names are recognised by their content', () => {
  const rows = [
    ['2 people', 'Grace Okafor', '555 011 0001', 'likes tea'],
    ['4', 'سلمى حداد', '٥٥٥٠١١٠٠٠٢'],
  ];
  const mapping = guessMapping(rows);
  expect(mapping).toEqual({ header: -1, fields: ['invitees', 'name', 'phone', 'ignore'] });
  expect(isComplete(rows, mapping)).toBe(false);
});

test('a field moves to the column that it is assigned to', () => {
  const mapping = guessMapping([['Name', 'Nickname']]);
  const moved = changeField(mapping, 1, 'name');
  expect(moved.fields).toEqual(['ignore', 'name']);
  expect(hasName(changeField(moved, 1, 'ignore'))).toBe(false);
});

test('up to three different values show the content of a column', () => {
  const rows = [['Name'], ['a'], [''], ['a'], ['b'], ['c'], ['d']];
  expect(getSampleValues(rows, guessMapping(rows), 0)).toEqual(['a', 'b', 'c']);
});

test.each(locales)('the columns of our own export are recognised in %s', async (locale) => {
  const { messages } = await organiserCatalogues[locale]();
  const [head = []] = tabulateGuests([], setupI18n({ locale, messages: { [locale]: messages } }));
  const rows = [head.map(String), head.map(() => 'x')];
  const mapping = guessMapping(rows);
  expect(mapping.header).toBe(0);
  expect(mapping.fields.join()).toBe('name,phone,invitees,inviteeOnCard,ignore,ignore,isWAPhone,ignore,link');
  expect(isComplete(rows, mapping)).toBe(true);
});

const toRows = (...lines: string[]) => lines.map((line) => line.split(','));

/** The guests of a list: name, phone, people, and the problems of their rows. */
async function readGuests(...lines: string[]) {
  const rows = toRows(...lines);
  const { rows: guests } = await reviewTable(rows, guessMapping(rows), {
    isSingleGuest: false,
    existing: [],
  });
  return guests.map(({ guest, problems }) =>
    [guest.name, guest.phone, guest.invitees, ...problems].join(' '),
  );
}

const ada = 'Ada Demir';
const can = 'Can Koç';

test.each([
  ["Bride's side,Phone,,Groom's side,Phone"],
  ['Gelin tarafı,Telefon,,Damat tarafı,Telefon'],
  ['أهل العروس,الهاتف,,أهل العريس,الهاتف'],
  ['Bride,Mobile,,Groom,Mobile'],
  ['Name,Phone,,Name,Phone'],
  ['Name 1,Phone 1,,Name 2,Phone 2'],
])('[F64] the lists below %s are read side by side with their numbers', async (head) => {
  expect(await readGuests(head, `${ada},,,${can},5550000002`, 'Ece Ak,5550000003,,,')).toEqual([
    `${ada}  1`,
    `${can} 5550000002 1`,
    'Ece Ak 5550000003 1',
  ]);
});

test.each(['Bride,,Groom,Phone', 'Gelin,,Damat,Telefon', 'العروس,,العريس,الهاتف', 'Bride,Groom,Phone'])(
  'below %s the number is that of the groom’s guest',
  async (head) => {
    const row = head.includes(',,') ? `${ada},,` : `${ada},`;
    expect(await readGuests(head, `${row}${can},5550000002`)).toEqual([`${ada}  1`, `${can} 5550000002 1`]);
  },
);

test('[F64] lists without headings or with split names read side by side', async () => {
  expect(await readGuests(`${ada},,${can},5550000002`, 'Ece Ak,5550000003,Eda Su,')).toEqual([
    `${ada}  1`,
    `${can} 5550000002 1`,
    'Ece Ak 5550000003 1',
    'Eda Su  1',
  ]);
  const head = 'First name,Last name,Phone,First name,Last name,Phone';
  expect(await readGuests(head, 'Ada,Demir,,Can,Koç,5550000002')).toEqual([
    `${ada}  1`,
    `${can} 5550000002 1`,
  ]);
});

test('[F64] rows side by side keep their number, and the second may go', async () => {
  const rows = toRows('Name,Phone,Name,Phone,Note', 'Ada,,Can,,', 'Ece,,,,late');
  const mapping = guessMapping(rows);
  const rules = { isSingleGuest: false, existing: [] };
  const review = await reviewTable(rows, mapping, rules);
  expect(review.rows.map(({ line }) => line)).toEqual([2, 2.5, 3]);
  const one = dropLists(mapping);
  expect(one).toEqual({ header: 0, fields: ['name', 'phone', 'ignore', 'ignore', 'ignore'] });
  expect((await reviewTable(rows, one, rules)).rows.map(({ line }) => line)).toEqual([2, 3]);
  // A field moves within its list.
  expect(changeField(mapping, 4, 'name').fields.join()).toBe('name,phone,ignore,phone,name');
  expect(changeField(mapping, 1, 'name').fields.join()).toBe('ignore,name,name,phone,ignore');
});

test.each([
  ['Name,Phone,Emergency contact,Emergency phone', 'name,phone,ignore,ignore'],
  ['Name,Phone,Emergency contact,Phone', 'name,phone,ignore,ignore'],
  ['Name,Emergency contact,Phone,Note', 'name,ignore,ignore,ignore'],
  ['Ad Soyad,Telefon,Acil durumda aranacak kişi,Telefonu', 'name,phone,ignore,ignore'],
  ['الاسم,الهاتف,للطوارئ: ولي الأمر,الهاتف', 'name,phone,ignore,ignore'],
  ['Name,Phone,Father,Father’s phone', 'name,phone,ignore,ignore'],
  ['Name,Phone,Partner,Phone', 'name,phone,plusOnes,ignore'],
  ['Name,Phone,Partner,Partner’s phone', 'name,phone,plusOnes,ignore'],
  ['Name,Phone,Ansprechpartner,Mobile', 'name,phone,ignore,ignore'],
  ['Name,Phone,Guest name,Mobile', 'name,phone,ignore,ignore'],
])('[F64] below %s the number beside belongs to another person', (head, fields) => {
  const row = head.split(',').map((name) => (/phone|mobile|tel|هاتف/i.test(name) ? '5550000002' : can));
  const rows = [head.split(','), [ada, '', ...row.slice(2)]];
  expect(guessMapping(rows).fields.join()).toBe(fields);
  expect(guessMapping(rows).lists).toBeUndefined();
});

test.each([
  ['Name,Mobile,City,Home phone', `${ada},,Ankara,5550000002`, `${ada} 5550000002 1`],
  ['Guest,Partner,Phone', `${ada},${can},5550000002`, `${ada} 5550000002 2`],
  ['Full name,Phone,First name,Mobile', `${ada},,Ada Demir,5550000002`, `${ada} 5550000002 1`],
])('[F64] below %s the number is the guest’s, or none', async (head, row, guest) => {
  expect(await readGuests(head, row)).toEqual([guest]);
});

test.each([
  ['Timestamp,What is your full name?,Best phone number to reach you,How many people including you?'],
  ['Zaman damgası,Adınız ve soyadınız nedir?,Telefon numaranız,Kaç kişi katılacaksınız?'],
  ['طابع زمني,ما اسمك الكامل؟,رقم هاتفك,كم عدد الحضور؟'],
  ['Horodateur,Nom et prénom,Téléphone,Number of guests'],
  ['Start time,Names of guests,Contact No.,# of people'],
  ['Tamamlanma saati,Davetlinin adı,Tel. No,Toplam kişi'],
])('[F64] the answers of a form below %s give its guests', async (head) => {
  expect(await readGuests(head, `2027/05/03 2:22:10 PM GMT+3,${ada},0555 000 00 01,2`)).toEqual([
    `${ada} 5550000001 2`,
  ]);
});

test.each([
  [['Email,Who,Phone', `a@example.com,${ada},5550000001`]],
  [['Antwort,Who,Phone', `R_2xYz9aBc,${ada},5550000001`]],
  [['Antwort,Who,Phone', `2027-05-03T14:20:01Z,${ada},5550000001`]],
  [['Antwort,Who,Phone', `anonymous,${ada},5550000001`]],
  [[`03.05.2027 14:20,a@example.com,#1001,${ada},5550000001`]],
  [['Name,Please enter your full name,Phone', `,${ada},5550000001`]],
  [['Name,Nombre,Phone', `,${ada},5550000001`]],
  [['Name,Surname,Phone', 'Ada,Demir,5550000001']],
  [['Name,Surname,Phone', `${ada},Demir,5550000001`]],
  [['Table name,Guest,Phone', `Rose,${ada},5550000001`]],
  [['Meal notes,Quién,Phone', `No nuts,${ada},5550000001`]],
])('[F64] the name in %j is that of a person', async (lines) => {
  expect(await readGuests(...lines)).toEqual([`${ada} 5550000001 1`]);
});

test.each([
  'selin@example.com',
  'R_2xYz9aBc',
  '#A-1001',
  'https://forms.example/1',
  '14:20 GMT+3',
  '03.05.2027 Monday',
  '2027-05-03 noon',
])('[F64] %s before a name of one word is no name', async (cell) => {
  expect(await readGuests(`${cell},Selin,5550000001`)).toEqual(['Selin 5550000001 1']);
});

test.each([
  ['# of Guests', '2', 2],
  ['No. of Guests', '2', 2],
  ['Kaç kişi?', '2', 2],
  ['كم شخص؟', '٢', 2],
  ['Total people (with you)', '2', 2],
  ['Adults,Children', '2,1', 3],
  ['Adults,Kids (under 12)', '2,', 2],
  ['Yetişkin,Çocuk sayısı', '2,1', 3],
  ['عدد البالغين,عدد الأطفال', '٢,١', 3],
  ['Total guests,Adults,Children', '3,2,1', 3],
  ['Adults,Children', '2,Tim & Ann', 4],
  ['Children', '2', 3],
  ['Partner', can, 2],
  ['Eşi', can, 2],
  ['اسم الزوجة', 'سلمى', 2],
  ['Partner,Child 1,Child 2', 'Can,Tim,Ann', 4],
  ['Plus one?,Plus one name', 'Yes,Can', 2],
  ['Plus one?', 'yes', 2],
  ['Plus one', 'N/A', 1],
  ['Eşli mi?', 'Evet', 2],
  ['مرافق؟', 'نعم', 2],
  ['مرافق؟', 'لا', 1],
  ['Will you bring a guest?', 'No', 1],
])('[F64] the columns %s with %j are %i people', async (head, cells, people) => {
  expect(await readGuests(`Guest name,Phone,${head}`, `${ada},5550000001,${cells}`)).toEqual([
    `${ada} 5550000001 ${people}`,
  ]);
});

test.each(['maybe', 'Maybe', 'Belki', 'ربما', 'Yes & Can', '2 or 3', 'TBC'])(
  '[F64] a plus-one %j is looked at',
  async (cell) => {
    expect(await readGuests('Name,Plus one', `${ada},${cell}`)).toEqual([`${ada}  1 invitees-number`]);
  },
);

test('[F64] further guests of an invitation are people, and no lists', async () => {
  const head = 'Guest 1,Guest 2,Guest 3,Phone';
  const guests = await readGuests(head, 'Ada,Can,Ece,5550000001', 'Eda,Bora,,5550000002');
  expect(guests).toEqual(['Ada 5550000001 3', 'Eda 5550000002 2']);
});

test.each([
  'Guest,Best man,Best man phone',
  'Name,Brother,Brother’s phone',
  'Guest,Table host,Host phone',
  'Davetli,Sağdıç,Sağdıç telefonu',
  'الضيف,الشاهد,هاتف الشاهد',
])('below %s the number belongs to the person beside', (head) => {
  const rows = toRows(head, `${ada},${can},5550000002`);
  expect(guessMapping(rows).fields.join()).toBe('name,ignore,ignore');
});

test.each(['Name,City,Your phone number', 'Your name,Your city,Your phone', 'Who are you?,City,Your number'])(
  'below %s the number is the guest’s',
  async (head) => {
    expect(await readGuests(head, `${ada},Ankara,5550000001`)).toEqual([`${ada} 5550000001 1`]);
  },
);

test('Name,Witness,Phone needs a look at the columns', () => {
  const rows = toRows('Name,Witness,Phone', `${ada},${can},5550000002`);
  expect(isComplete(rows, guessMapping(rows))).toBe(false);
});

test.each([
  [`1,${ada}`, `2,${can}`],
  [`7,${ada}`, `8,${can}`, '9,Ece Ak'],
  [`١,${ada}`, `٢,${can}`, '٣,Ece Ak'],
])('without headings, %s, %s count rows and no people', async (...lines) => {
  expect(guessMapping(toRows(...lines)).fields).toEqual(['ignore', 'name']);
});

test('without headings, two numbers behind names count people', () => {
  const rows = toRows(`${ada},1`, `${can},2`);
  expect(guessMapping(rows).fields).toEqual(['name', 'invitees']);
});

test('[F64] running numbers are no numbers of people', () => {
  const rows = toRows(`1,${ada},5550000001,4`, `2,${can},5550000002,2`);
  expect(guessMapping(rows).fields.join()).toBe('ignore,name,phone,invitees');
});

test('[F64] 16,384 empty columns are neither offered nor slow', () => {
  const rows = Array.from({ length: 30 }, () => [...Array<string>(16_383).fill(''), '1']);
  rows[0]?.splice(0, 2, 'Name', 'Phone');
  rows[1]?.splice(0, 2, ada, '5550000001');
  const mapping = guessMapping(rows);
  expect(findFilledColumns(rows, mapping)).toEqual([0, 1, 16_383]);
  expect(isComplete(rows, mapping)).toBe(false);
});

test('[F64] rows above the column names are counted, not guests', () => {
  const rows = [['Wedding guests 2026'], [''], ['Name', 'Phone'], ['Ada', '5550000001']];
  const mapping = guessMapping(rows);
  expect(mapping.fields).toEqual(['name', 'phone']);
  expect(countLeftOut(rows, mapping.header)).toBe(1);
  expect(countLeftOut(rows, -1)).toBe(0);
  expect(getSampleValues(rows, mapping, 0)).toEqual(['Ada']);
});
