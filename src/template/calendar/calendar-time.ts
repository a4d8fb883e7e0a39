/** A day as YYYY-MM-DD, and a time as YYYY-MM-DDTHH:mm, in wall-clock time without a time zone. */
export type Day = string;
export type Time = string;

/** The date to format with the time zone UTC, which represents the wall clock: daylight saving moves nothing. */
export const toUtcDate = (time: Time) => new Date(`${time.length === 10 ? `${time}T00:00` : time}Z`);

export const getDay = (time: Time): Day => time.slice(0, 10);

export const addMinutes = (time: Time, minutes: number): Time =>
  new Date(toUtcDate(time).getTime() + minutes * 60_000).toISOString().slice(0, 16);

/** The minutes between two days or times. */
export const countMinutes = (from: Time, to: Time) =>
  (toUtcDate(to).getTime() - toUtcDate(from).getTime()) / 60_000;

export const addDays = (day: Day, days: number): Day => getDay(addMinutes(`${day}T00:00`, days * 1440));

/** The first day of the month some months later. */
export function addMonths(day: Day, months: number): Day {
  const date = toUtcDate(day);
  return getDay(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1)).toISOString());
}

/** The calendar ends well within four-digit years, because days and times are compared as text. */
const earliestDay = '1900-01-01';
const latestDay = '2999-12-31';

/** Whether a text is a valid day. */
export const isDay = (text: string): text is Day =>
  /^\d{4}-(0[1-9]|1[0-2])-([0-2]\d|3[01])$/.test(text) &&
  text >= earliestDay &&
  text <= latestDay &&
  addDays(text, 0) === text;

/** Whether a text is a time on such a day. */
export const isTime = (text: string): text is Time =>
  /T([01]\d|2[0-3]):[0-5]\d$/.test(text) && text.length === 16 && isDay(getDay(text));

/** The time on this device. */
export const getNow = (now = new Date()): Time =>
  new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

/** Today on this device. */
export const getToday = (): Day => getDay(getNow());

/** What browsers know of the weeks of a language. Firefox knows nothing. */
interface WeekLocale extends Intl.Locale {
  getWeekInfo?(): { firstDay: number };
}

/** For browsers that do not know it: English whose weeks begin on Sunday (CLDR, weekData). */
const sundayFirst = /^en(-(US|AG|BS|BW|BZ|CA|HK|IN|JM|KE|PH|PK|PR|SG|TT|ZA|ZW))?$/i;

/** The first day of the week by locale, 0 for Sunday. */
export function getFirstDay(tag: string): number {
  const locale: WeekLocale = new Intl.Locale(tag);
  const { firstDay } = locale.getWeekInfo?.() ?? {};
  if (firstDay !== undefined) return firstDay % 7;
  if (locale.language === 'ar') return 6;
  return sundayFirst.test(tag) ? 0 : 1;
}

/** The first day of the week of a day. */
export const getWeekStart = (day: Day, firstDay: number): Day =>
  addDays(day, -((toUtcDate(day).getUTCDay() - firstDay + 7) % 7));
