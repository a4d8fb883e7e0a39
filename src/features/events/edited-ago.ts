import { relativeTime } from '../../i18n/relative-time.ts';

/**
 * When an event was saved last, as it is told: “3 days ago”.
 * @param updatedAt as the server sent it
 * @param locales as Intl takes them
 * @returns undefined for what is no date
 */
export function editedAgo(updatedAt: string, locales: string | string[], now = Date.now()) {
  if (Number.isNaN(Date.parse(updatedAt))) return undefined;
  return relativeTime(updatedAt, now, locales);
}
