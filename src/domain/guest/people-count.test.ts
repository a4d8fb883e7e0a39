import { expect, test } from 'vitest';
import { findPeopleInName } from './people-count.ts';

test.each([
  ['Selin Aydın +1', 'Selin Aydın', 2],
  ['Joe Kim +1 (Ann Lee)', 'Joe Kim', 2],
  ['سلمى حداد +١', 'سلمى حداد', 2],
  ['Omar Haddad (+2)', 'Omar Haddad', 3],
  ['Omar Haddad + 2 kids', 'Omar Haddad', 3],
  ['Omar and 2 guests', 'Omar', 3],
  ['Selin artı 1', 'Selin', 2],
  ['Meyer Family (4)', 'Meyer Family', 4],
  ['عائلة حداد (٤)', 'عائلة حداد', 4],
  ['Yılmaz ailesi 5 kişi', 'Yılmaz ailesi', 5],
  ['Ada (4 kişi)', 'Ada', 4],
  ['Meyer - 4 people', 'Meyer', 4],
  ['Meyer: 4', 'Meyer', 4],
  ['Haddad family of 5', 'Haddad family', 5],
  ['Ada (2+1)', 'Ada', 3],
  ['Kofi Mensah x3', 'Kofi Mensah', 3],
  ['Kofi × ٣', 'Kofi', 3],
  ['Kofi (2x)', 'Kofi', 2],
])('[F64] %s has the name %s and counts %i people', (text, name, people) => {
  expect(findPeopleInName(text)).toEqual({ name, people });
});

test.each([
  'Lea Novak & guest',
  'Lea Novak and a guest',
  'Lea (+ guest)',
  'Lea plus one',
  'Lea w/ partner',
  'Selin ve eşi',
  'SELİN VE EŞİ',
  'Selin (eşiyle)',
  'Selin eşli',
  'Selin artı bir',
  'Selin ve kızı',
  'Selin, eşi',
  'أحمد وزوجته',
  'أحمد و زوجته',
  'سلمى ومرافق',
  'سامي مع زوجته',
  'هدى مع ابنها',
  'Eve (couple)',
  'Mia çift',
  'سلمى + مرافق',
  'Mr. & Mrs. Smith',
  'Bay ve Bayan Koç',
  'السيد والسيدة حداد',
  'Ada & Bora Demir',
  'Ada ve Bora',
  'Ada/Bora',
  'سلمى و عمر',
])('[F64] %s are two people, and keep their name', (name) => {
  expect(findPeopleInName(name)).toEqual({ name, people: 2 });
});

test.each([
  'Meyer Family',
  'Meyer Family 4',
  'The Hendersons',
  'Family Meyer',
  'Ada & family',
  'Ada and the kids',
  'Ada (3 kids)',
  'Ada, Can & Ece',
  'Ada & Can & Ece',
  'Yılmaz Ailesi',
  'Selin Yılmaz ve ailesi',
  'Selin ve çocukları',
  'عائلة حداد',
  'آل حداد',
  'أحمد وعائلته',
  'أحمد و أولاده',
  'نور مع عائلتها',
  'سامي مع زوجته وابنه',
  'Mia ailesiyle',
  'Joe +1 - Ann Kim Lee',
  'Ida Mo, eşi ve 2 çocuğu',
  'Ida Mo eşi ve iki çocuğu',
  'Ida Mo, wife and son',
  'Ida Mo, wife, 2 kids',
  'أحمد وزوجته وابنه',
])('[F64] %s are several people, but how many is uncertain', (name) => {
  expect(findPeopleInName(name)).toEqual({ name, people: null });
});

test.each([
  'Ada Lovelace',
  'Ada 2',
  'Guest 12',
  'Ada (1985)',
  'Ada (table 3)',
  'Ada Lovelace, Countess of',
  'Andy Anderson',
  'Steve Veach',
  'Anna-Maria Smith',
  'Malcolm X',
  'Alex3',
  "Ada (Bora'nın eşi)",
  'وليد وائل',
  '+1',
  'AC/DC Cover',
  'Luis O+ Garcia',
  '★',
  '',
])('[F64] %j counts nobody else', (name) => {
  expect(findPeopleInName(name)).toEqual({ name, people: undefined });
});

test.each([
  'Lena Fox + eşi + 2 çocuk',
  'Ravi Rao ve eşi +1',
  'Mia Lund and husband + 2 kids',
  'Kim Po + 1 + 1',
  'عمر حداد وزوجته و٣ أطفال',
])('%s has two marks of company, so a person counts', (name) => {
  expect(findPeopleInName(name)).toEqual({ name, people: null });
});
