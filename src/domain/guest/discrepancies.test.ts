import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { organiserCatalogues } from '../../i18n/organiser-catalogues.ts';
import { createTestGuest } from '../test-organiser.ts';
import { formatDiscrepancies, listDiscrepancies } from './discrepancies.ts';

const setup = async (locale: 'en' | 'tr') => {
  const { messages } = await organiserCatalogues[locale]();
  return setupI18n({ locale, messages: { [locale]: messages } });
};

const guest = (discrepancies: string[], fields = {}) =>
  createTestGuest({ invitees: 3, inviteeOnCard: 2, rsvpCount: 5, discrepancies, ...fields });

const computed = ['The card says 2, the list says 3', '5 confirmed, 3 invited'];

test('discrepancies are joined with a comma and a space, in the words of the server', async () => {
  const remarks = ['Two families share this number', ...computed];
  expect(formatDiscrepancies(await setup('en'), guest(remarks))).toBe(
    'Two families share this number, The card says 2, the list says 3, 5 confirmed, 3 invited',
  );
});

test('numbers that the guest has are in the reader’s language, other words stay', async () => {
  const texts = listDiscrepancies(await setup('tr'), guest(['Bring the twins', ...computed]));
  expect(texts).toEqual([
    'Bring the twins',
    'Kartta 2, listede 3 kişi',
    '5 kişi katılacak, 3 kişi davet edildi',
  ]);
});

test.each([
  ['other numbers', {}, 'The card says 2, the list says 4'],
  ['a number that the guest does not have', { inviteeOnCard: undefined }, computed[0]],
  ['no number invited', { invitees: undefined }, computed[1]],
  ['another answer', { rsvpCount: null }, computed[1]],
  ['more words', {}, `${computed[0]} people`],
])('a text with %s stays', async (_, fields, text) => {
  expect(listDiscrepancies(await setup('tr'), guest([text ?? ''], fields))).toEqual([text]);
});
