import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ColumnField } from '../../../domain/guest/column-names.ts';
import type { LeftOutReason, ReviewGroup } from '../schema.ts';

/** The labels of the fields. */
export const fieldLabels: Record<ColumnField, MessageDescriptor> = {
  name: msg`Name`,
  firstName: msg`First name`,
  lastName: msg`Last name`,
  phone: msg`Phone`,
  invitees: msg`Invited`,
  inviteeOnCard: msg`On the card`,
  isWAPhone: msg`On WhatsApp`,
  organisation: msg`Organisation, if there is no name`,
  plusOnes: msg`Plus-ones, besides the guest`,
  answer: msg`Answer`,
  link: msg`RSVP link`,
  ignore: msg`Do not import`,
};

/** What to do about a row. */
export const problemLabels: Record<LeftOutReason, MessageDescriptor> = {
  'name-missing': msg`Enter a name`,
  'name-long': msg`Shorten the name to 200 characters`,
  'name-lines': msg`Keep one name. This cell has several rows, because a quotation mark is missing in the file.`,
  'name-letters': msg`Enter the letters that could not be read: �`,
  'phone-length': msg`Enter 10 digits, without a country code`,
  'phone-abroad': msg`This number is from another country. Leave it empty and send the link another way.`,
  'phone-rounded': msg`Enter all 10 digits of the phone number. The spreadsheet has shortened it.`,
  'invitees-number': msg`Enter how many people are invited, from 0 to 999`,
  'on-card-number': msg`Enter the number on the card, from 0 to 999`,
  'whatsapp-word': msg`Enter yes or no for WhatsApp`,
  'cells-many': msg`This row has more cells than the first row. Check that each cell is in its column.`,
  'answered-no': msg`This guest has answered no in the file. To invite them anyway, choose Done.`,
  total: msg`This row looks like a total. If it is a guest, choose Done.`,
  group: msg`This line looks like the name of a group. If it is a guest, choose Done.`,
  'people-named': msg`The name stands for several people. Enter how many are invited, or choose Done.`,
  link: msg`This RSVP link is in several rows, or does not belong to this guest. Choose Done to go by name and phone number.`,
  duplicate: msg`Already on the guest list, or earlier in the file`,
  unchanged: msg`Not changed`,
};

export const reviewGroupLabels: Record<ReviewGroup, MessageDescriptor> = {
  ready: msg({ message: 'New', context: 'rows of an import' }),
  changed: msg({ message: 'Changes', context: 'rows of an import' }),
  invalid: msg({ message: 'To correct', context: 'rows of an import' }),
  duplicate: msg({ message: 'Duplicates', context: 'rows of an import' }),
};

/** Why a group has no rows. */
export const emptyGroupSentences: Record<ReviewGroup, MessageDescriptor> = {
  ready: msg`No new guests yet. Rows under “To correct” may become new guests.`,
  changed: msg`No guest changes.`,
  invalid: msg`Nothing to correct.`,
  duplicate: msg`No guest of this file is on the list already.`,
};
