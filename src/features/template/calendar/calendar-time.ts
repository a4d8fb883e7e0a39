/** A day as YYYY-MM-DD, and a time as YYYY-MM-DDTHH:mm, in wall-clock time without a time zone. */
export type Day = string;
export type Time = string;

const pad = (value: number, length = 2) => String(value).padStart(length, '0');

/** UTC represents the wall clock, so that daylight saving moves nothing. */
const toDate = (time: string) => new Date(`${time.length === 10 ? `${time}T00:00` : time}Z`);
const toTime = (date: Date): Time =>
  `${pad(date.getUTCFullYear(), 4)}-${pad(date.getUTCMonth() + 1)}-${pad(date.getUTCDate())}T${pad(date.getUTCHours())}:${pad(date.getUTCMinutes())}`;

/** The date to format with the time zone UTC. */
export const toUtcDate = toDate;

export const getDay = (time: Time): Day => time.slice(0, 10);

/** Minutes since midnight. */
export const getMinutes = (time: Time) => Number(time.slice(11, 13)) * 60 + Number(time.slice(14, 16));

export const addMinutes = (time: Time, minutes: number): Time =>
  toTime(new Date(toDate(time).getTime() + minutes * 60_000));

export const addDays = (day: Day, days: number): Day => getDay(addMinutes(`${day}T00:00`, days * 1440));

export const countDays = (from: Day, to: Day) => (toDate(to).getTime() - toDate(from).getTime()) / 86_400_000;

/** The first day of the month some months later. */
export function addMonths(day: Day, months: number): Day {
  const date = toDate(day);
  return getDay(toTime(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1))));
}

/** The same day some months later, or the last day of a shorter month. */
export function addMonthsToDay(day: Day, months: number): Day {
  const first = addMonths(day, months);
  const same = addDays(first, Number(day.slice(8)) - 1);
  const last = addDays(addMonths(first, 1), -1);
  return same < last ? same : last;
}

/** The calendar ends well within four-digit years, because days and times are compared as text. */
const earliestDay = '1900-01-01';
const latestDay = '2999-12-31';

/** Whether a text is a valid day. */
export const isDay = (text: string): text is Day =>
  /^\d{4}-\d\d-\d\d$/.test(text) && text >= earliestDay && text <= latestDay && addDays(text, 0) === text;

/** Whether a text is a time on such a day. */
export const isTime = (text: string): text is Time =>
  /T([01]\d|2[0-3]):[0-5]\d$/.test(text) && text.length === 16 && isDay(getDay(text));

/** Today on this device. */
export function getToday(now = new Date()): Day {
  return `${pad(now.getFullYear(), 4)}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

/** What browsers know of the weeks of a language. Firefox knows nothing, and Safari has only the older property. */
interface WeekLocale extends Intl.Locale {
  getWeekInfo?(): { firstDay: number };
  weekInfo?: { firstDay: number };
}

/** For browsers that do not know it: Monday is 1, Sunday 7. */
const firstDays: Record<string, number> = { tr: 1, ar: 6 };

/** The first day of the week by language, 0 for Sunday. */
export function getFirstDay(language: string): number {
  const locale: WeekLocale = new Intl.Locale(language);
  const info = locale.getWeekInfo?.() ?? locale.weekInfo;
  return (info?.firstDay ?? firstDays[locale.language] ?? 7) % 7;
}

/** The seven days of the week of a day. */
export function getWeek(day: Day, firstDay: number): Day[] {
  const start = addDays(day, -((toDate(day).getUTCDay() - firstDay + 7) % 7));
  return Array.from({ length: 7 }, (_, place) => addDays(start, place));
}

/** The weeks of the whole month of a day. */
export function getMonthWeeks(day: Day, firstDay: number): Day[][] {
  const last = addDays(addMonths(day, 1), -1);
  const weeks: Day[][] = [];
  for (let week = getWeek(addMonths(day, 0), firstDay); (week[0] ?? last) <= last;) {
    weeks.push(week);
    week = getWeek(addDays(week[6] ?? last, 1), firstDay);
  }
  return weeks;
}
