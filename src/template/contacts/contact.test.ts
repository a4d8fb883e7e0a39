import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { Contact } from '../api/template.gen.ts';
import { contactSchema, getMailLink, getPhoneLink, selectView, toGuest } from './contact.ts';

const blank = { company: '', jobTitle: '', email: '', phone: '', address: '', notes: '', image: '' };
const contacts: Contact[] = [
  { ...blank, id: 'z', name: 'Zeynep' },
  { ...blank, id: 'c', name: 'Çiğdem', company: 'Nile Flowers' },
  { ...blank, id: 'd', name: 'Dilek', phone: '5550100102' },
];
const user = { starred: ['d', 'gone'], frequentContacts: ['z', 'c'] };

test('the views are the lists of the owner, and a deleted contact is in none', () => {
  const ids = (view: 'all' | 'starred' | 'frequent') => selectView(contacts, user, view).map(({ id }) => id);
  expect(ids('all')).toEqual(['z', 'c', 'd']);
  expect(ids('starred')).toEqual(['d']);
  expect(ids('frequent')).toEqual(['z', 'c']);
});

test.each([
  ['', ''],
  ['5550100142', '5550100142'],
  ['٥٥٥ ٠١٠ ٠١٤٢', '5550100142'],
  ['none', undefined],
  ['1', undefined],
  ['+44 20 7946 0018', undefined],
])('[F66] a contact with %j becomes a guest with %j, or not yet', (phone, sent) => {
  const guest = { name: 'Ada', phone: sent, invitees: 1, inviteeOnCard: 1, isWAPhone: true };
  expect(toGuest({ name: 'Ada', phone })).toEqual(sent === undefined ? undefined : guest);
});

test.each([
  ['', true],
  ['112', true],
  ['+44 (20) 7946-0018', true],
  ['٠٥٥٥ ٠١٠ ٠١٤٢', true],
  ['call me', false],
  ['12', false],
])('a contact’s phone %j is valid: %j', (phone, isValid) => {
  expect(v.is(contactSchema, { ...blank, name: 'Ada', phone })).toBe(isValid);
});

test.each([
  ['amal@nile.example', 'mailto:amal@nile.example'],
  ['javascript:alert(1)@mallory.example', undefined],
  ['a@b.c?bcc=all@b.c', undefined],
  ['', undefined],
])('[F34] the mail link of %j is %j', (email, link) => {
  expect(getMailLink(email)).toBe(link);
});

test.each([
  ['555 010-0142', 'tel:5550100142'],
  ['٥٥٥٠١٠٠١٤٢', 'tel:5550100142'],
  ['none', undefined],
])('the telephone link of %j is %j', (phone, link) => {
  expect(getPhoneLink(phone)).toBe(link);
});
