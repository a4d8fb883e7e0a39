import type { I18n } from '@lingui/core';

/** The time of day, with the date unless it is today. */
export const formatClockTime = (i18n: I18n, at: number, now = Date.now()) =>
  i18n.date(new Date(at), {
    timeStyle: 'short',
    ...(new Date(at).toDateString() === new Date(now).toDateString() ? {} : { dateStyle: 'short' }),
  });
