import type { I18n } from '@lingui/core';

/** A day of the server as the page's language writes it; a dash for what is no date. The day is the server's, in UTC. */
export const shortDate = (date: string, i18n: I18n) =>
  date === '' || Number.isNaN(Date.parse(date))
    ? '—'
    : i18n.date(date, { dateStyle: 'medium', timeZone: 'UTC' });
