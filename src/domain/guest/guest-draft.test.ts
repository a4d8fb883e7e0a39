import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createDraft, emptyDraft, existingGuestSchema, parseDraft } from './guest-draft.ts';

const typed = { ...emptyDraft, name: ' Yusuf  Haddad ', phone: '055 011 0001', invitees: '4' };

test('empty fields of a draft get their defaults', () => {
  expect(parseDraft(typed).details).toEqual({
    name: 'Yusuf Haddad',
    phone: '0550110001',
    invitees: 4,
    inviteeOnCard: 4,
    isWAPhone: true,
  });
  expect(parseDraft({ name: 'Ada' }).details).toEqual({
    name: 'Ada',
    phone: '',
    invitees: 1,
    inviteeOnCard: 1,
    isWAPhone: false,
  });
});

test('[F66] Arabic digits are accepted in phone and counts', () => {
  expect(
    parseDraft({ ...typed, phone: '٠٥٥١٢٣٤٥٦٧', invitees: '٤', inviteeOnCard: '۳' }).details,
  ).toMatchObject({ phone: '0551234567', invitees: 4, inviteeOnCard: 3 });
});

test.each([
  [{ name: ' ' }, ['name']],
  [{ phone: '055123456' }, ['phone']],
  [{ phone: '+905551234567' }, ['phone']],
  [{ phone: 'abcdefghij' }, ['phone']],
  [{ invitees: '-1' }, ['invitees']],
  [{ invitees: '2.5' }, ['invitees']],
  [{ invitees: '1000' }, ['invitees']],
  [{ name: '', phone: 'x', inviteeOnCard: 'two' }, ['name', 'phone', 'inviteeOnCard']],
])('[F75] %j is refused with its field', (wrong, fields) => {
  const { errors } = parseDraft({ ...typed, ...wrong });
  expect(Object.keys(errors ?? {})).toEqual(fields);
});

test('[F36] half a character is not sent to the server', () => {
  expect(parseDraft({ name: 'Ada \ud83d' }).details?.name).toBe('Ada \ufffd');
});

test('details survive a round trip through a form', () => {
  const details = {
    name: 'Yusuf Haddad',
    phone: '0550110001',
    invitees: 4,
    inviteeOnCard: 3,
    isWAPhone: false,
  };
  expect(parseDraft(createDraft(details)).details).toEqual(details);
});

test('[F75] an emptied number of an existing guest does not become another one', () => {
  const draft = createDraft({ name: 'Ada', phone: '', invitees: 4, inviteeOnCard: 3, isWAPhone: true });
  expect(v.is(existingGuestSchema, draft)).toBe(true);
  expect(v.is(existingGuestSchema, { ...draft, invitees: ' ' })).toBe(false);
  expect(v.is(existingGuestSchema, { ...draft, inviteeOnCard: '' })).toBe(false);
});
