const format = /^(\d{4})\/(\d\d)\/(\d\d) (\d\d):(\d\d):(\d\d)$/;

/**
 * Reads a date of the orders, `yyyy/mm/dd hh:mm:ss` (the specification, section 3). It names no time zone, so it stands
 * for what the clock on the shop's wall said: show it in UTC, and it reads the same everywhere.
 * @returns undefined where the text is no date, or one that no calendar has
 */
export function readWallClock(text: string): Date | undefined {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] =
    format.exec(text)?.slice(1).map(Number) ?? [];
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  return written(date) === text ? date : undefined;
}

// Date takes the 30th of February for a day in March, so what it made of a text is held against the text.
const written = (date: Date) => date.toISOString().slice(0, 19).replaceAll('-', '/').replace('T', ' ');
