/** The text of a date-time input for a moment, in the time zone of the device; '' for none or one that is no date. */
export function asInput(reminder: string | null): string {
  const date = new Date(reminder ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return '';
  const two = (value: number) => String(value).padStart(2, '0');
  const day = [String(date.getFullYear()).padStart(4, '0'), two(date.getMonth() + 1), two(date.getDate())];
  return `${day.join('-')}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The moment that a date-time input names, or null for none. */
export function fromInput(text: string): string | null {
  const date = new Date(text);
  return text === '' || Number.isNaN(date.getTime()) ? null : date.toISOString();
}

/** A reminder as the screen tells it: the moment, and whether it has passed; undefined where it is no date. */
export function readReminder(reminder: string, now: number) {
  const date = new Date(reminder);
  return Number.isNaN(date.getTime()) ? undefined : { date, hasPassed: date.getTime() < now };
}
