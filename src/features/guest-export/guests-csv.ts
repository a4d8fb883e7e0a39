import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatCsv } from '../../domain/csv.ts';
import { getComingCount } from '../../domain/guest-answer.ts';
import { formatDiscrepancies, type Guest } from '../../domain/guest.ts';
import { createRsvpLink, getGuestLinkOrigin } from '../../domain/rsvp-link.ts';

const heads = [
  msg`Name`,
  msg`Phone`,
  msg`Invited`,
  msg`On the card`,
  msg`Coming`,
  msg`Answer`,
  msg`On WhatsApp`,
  msg`Discrepancies`,
  msg`RSVP link`,
];

const answers = {
  coming: msg({ message: 'Coming', context: 'one guest' }),
  declined: msg({ message: 'Declined', context: 'one guest' }),
  waiting: msg({ message: 'Not answered', context: 'one guest' }),
};

const yes = msg`Yes`;
const no = msg`No`;

/** Guests as CSV, a line each, under names that the import knows again. What is not known stays empty. */
export const formatGuests = (guests: readonly Guest[], i18n: I18n): string =>
  formatCsv([
    heads.map((head) => i18n._(head)),
    ...guests.map((guest) => [
      guest.name,
      guest.phone,
      String(guest.invitees ?? ''),
      String(guest.inviteeOnCard ?? ''),
      String(getComingCount(guest) ?? ''),
      i18n._(answers[guest.answer.kind]),
      guest.isWAPhone === undefined ? '' : i18n._(guest.isWAPhone ? yes : no),
      formatDiscrepancies(guest),
      guest.id === undefined ? '' : createRsvpLink(guest.id, getGuestLinkOrigin()),
    ]),
  ]);
