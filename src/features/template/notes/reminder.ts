/** The value of a date-time input for a time, in the time zone of the device; '' for none or an invalid one. */
export function asInput(reminder: string | null): string {
  const date = new Date(reminder ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return '';
  const two = (value: number) => String(value).padStart(2, '0');
  const day = [String(date.getFullYear()).padStart(4, '0'), two(date.getMonth() + 1), two(date.getDate())];
  return `${day.join('-')}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The time of a date-time input, or null for none. */
export function parseReminder(text: string): string | null {
  const date = new Date(text);
  return text === '' || Number.isNaN(date.getTime()) ? null : date.toISOString();
}

/** A reminder for the screen: the time, and whether it has passed; undefined for an invalid date. */
export function readReminder(reminder: string, now: number) {
  const date = new Date(reminder);
  return Number.isNaN(date.getTime()) ? undefined : { date, hasPassed: date.getTime() < now };
}
