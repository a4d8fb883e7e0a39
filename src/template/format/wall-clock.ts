const format = /^(\d{4})\/(\d\d)\/(\d\d) (\d\d):(\d\d):(\d\d)$/;

/**
 * Parses a date of the orders, `yyyy/mm/dd hh:mm:ss` (the specification, section 3). It has no time zone, so it is the
 * shop's wall-clock time: format it in UTC, and it reads the same everywhere.
 * @returns undefined for an invalid date
 */
export function parseWallClock(text: string): Date | undefined {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] =
    format.exec(text)?.slice(1).map(Number) ?? [];
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  return formatWallClock(date) === text ? date : undefined;
}

// Date turns 30 February into a day in March, so the result is compared with the text.
const formatWallClock = (date: Date) =>
  date.toISOString().slice(0, 19).replaceAll('-', '/').replace('T', ' ');
