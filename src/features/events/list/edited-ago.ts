import { formatRelativeTime } from '../../../i18n/relative-time.ts';

/**
 * When an event was last saved, relative to now: “3 days ago”.
 * @param updatedAt as the server sent it
 * @param locales as for Intl
 * @returns undefined for an invalid date
 */
export function formatEditedAgo(updatedAt: string, locales: string | string[], now = Date.now()) {
  if (Number.isNaN(Date.parse(updatedAt))) return undefined;
  return formatRelativeTime(updatedAt, now, locales);
}
