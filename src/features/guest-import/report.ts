import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatCsv } from '../../domain/csv.ts';
import type { GuestState, Journal } from './journal.ts';
import { problemLabels } from './labels.ts';

const stateLabels: Record<GuestState, MessageDescriptor> = {
  waiting: msg({ message: 'Not sent', context: 'guest of an import' }),
  unclear: msg({ message: 'Not known', context: 'guest of an import' }),
  created: msg({ message: 'Added', context: 'guest of an import' }),
  refused: msg({ message: 'Refused', context: 'guest of an import' }),
  present: msg({ message: 'On the list already', context: 'guest of an import' }),
  skipped: msg({ message: 'Cancelled', context: 'guest of an import' }),
};

/**
 * The report as CSV: one line for each row of the file, in order.
 * @param surplus the places of guests whom the list has too often
 */
export function formatReport(
  { plan, states, reasons }: Journal,
  i18n: I18n,
  surplus: readonly number[] = [],
): string {
  const getReason = (place: number) =>
    reasons[place] ?? (surplus.includes(place) ? i18n._(msg`On the list more often than in the file`) : '');
  const sent = plan.guests.map(({ line, guest }, place) => ({
    line,
    cells: [guest.name, guest.phone, i18n._(stateLabels[states[place] ?? 'waiting']), getReason(place)],
  }));
  const leftOut = plan.leftOut.map(({ line, name, phone, reason }) => ({
    line,
    cells: [
      name,
      phone,
      i18n._(msg({ message: 'Left out', context: 'guest of an import' })),
      i18n._(problemLabels[reason]),
    ],
  }));
  const head = [
    msg({ message: 'Row', context: 'row of a file' }),
    msg`Name`,
    msg`Phone`,
    msg`Result`,
    msg`Reason`,
  ];
  return formatCsv([
    head.map((label) => i18n._(label)),
    ...[...sent, ...leftOut]
      .sort((one, other) => one.line - other.line)
      .map(({ line, cells }) => [String(line), ...cells]),
  ]);
}
