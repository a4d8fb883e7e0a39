import type { Locale } from '../../../i18n/locale.ts';

/** The title of the page before its catalogue has loaded. */
export const titles: Record<Locale, string> = { en: 'RSVP', tr: 'LCV', ar: 'الرد على الدعوة' };
