import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { pause } from '../../browser/slices.ts';
import { csvStart, formatCsvRow } from '../../domain/csv.ts';
import { answerLabels } from '../../domain/guest/answer-labels.ts';
import { getComingCount } from '../../domain/guest/guest-answer.ts';
import { formatDiscrepancies } from '../../domain/guest/discrepancies.ts';
import type { Guest } from '../../domain/guest/guest.ts';
import { getPersonalLink } from '../../domain/guest/rsvp-link.ts';

const heads = [
  msg`Name`,
  msg`Phone`,
  msg`Invited`,
  msg`On the card`,
  msg`Coming`,
  msg`Answer`,
  msg`On WhatsApp`,
  msg`To check`,
  msg`RSVP link`,
];

const yes = msg`Yes`;
const no = msg`No`;

/** The content of a cell: a text, a number for calculations, or nothing. */
export type Cell = string | number | undefined;

/**
 * Guests as a table, one row each, with headings that the import recognises. Unknown values are empty. The rows are
 * made as they are read.
 * @param onRow called with the number of guests so far
 */
export function* tabulateGuests(
  guests: readonly Guest[],
  i18n: I18n,
  onRow?: (count: number) => void,
): Generator<Cell[], void> {
  yield heads.map((head) => i18n._(head));
  for (const [at, guest] of guests.entries()) {
    yield [
      guest.name,
      guest.phone,
      guest.invitees,
      guest.inviteeOnCard,
      getComingCount(guest),
      i18n._(answerLabels[guest.answer.kind]),
      guest.isWAPhone === undefined ? undefined : i18n._(guest.isWAPhone ? yes : no),
      formatDiscrepancies(i18n, guest),
      guest.id === undefined ? undefined : getPersonalLink(guest.id),
    ];
    onRow?.(at + 1);
  }
}

/** Writes a CSV file in slices. */
export async function writeCsv(rows: Iterable<Cell[]>, signal?: AbortSignal): Promise<Blob> {
  const parts = [csvStart];
  for (const cells of rows) {
    parts.push(formatCsvRow(cells.map((cell = '') => String(cell))));
    await pause(signal);
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}
