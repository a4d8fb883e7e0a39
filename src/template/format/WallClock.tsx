import { useLingui } from '@lingui/react';
import { parseWallClock } from './wall-clock.ts';

interface WallClockProps {
  /** As `yyyy/mm/dd hh:mm:ss`. */
  text: string;
  /** Whether to show the time of day too. */
  withTime?: boolean;
}

/** A day in the page's language; a dash for an invalid date. */
export function WallClock({ text, withTime = false }: WallClockProps) {
  const { i18n } = useLingui();
  const date = parseWallClock(text);
  if (!date) return '—';
  const day = { dateStyle: 'medium', timeZone: 'UTC' } as const;
  const format = withTime ? ({ ...day, timeStyle: 'short' } as const) : day;
  return <time dateTime={date.toISOString().slice(0, withTime ? 16 : 10)}>{i18n.date(date, format)}</time>;
}
