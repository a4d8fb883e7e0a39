import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { type Day, toUtcDate } from './calendar-time.ts';

/** The label of a cell: its date, and the number of its appointments. */
export function createDayLabel(i18n: I18n, day: Day, count: number): string {
  const date = i18n.date(toUtcDate(day), { dateStyle: 'full', timeZone: 'UTC' });
  return i18n._(
    msg`${date}, ${plural(count, { 0: 'no appointments', one: '# appointment', other: '# appointments' })}`,
  );
}
