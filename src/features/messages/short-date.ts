import type { I18n } from '@lingui/core';

/** A day of the server in the page's language; a dash for an invalid date. The day is in UTC, as on the server. */
export const formatShortDate = (date: string, i18n: I18n) =>
  date === '' || Number.isNaN(Date.parse(date))
    ? '—'
    : i18n.date(date, { dateStyle: 'medium', timeZone: 'UTC' });
