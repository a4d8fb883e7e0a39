import { useLingui } from '@lingui/react';
import { readWallClock } from '../api/wall-clock.ts';
import { ForeignText } from './ForeignText.tsx';

interface WallClockProps {
  /** As `yyyy/mm/dd hh:mm:ss`. */
  text: string;
  /** Whether the time of the day matters too. */
  withTime?: boolean;
}

/** A day in the page's language; what is no date is shown as it came. */
export function WallClock({ text, withTime = false }: WallClockProps) {
  const { i18n } = useLingui();
  const date = readWallClock(text);
  if (!date) return <ForeignText text={text} />;
  const day = { dateStyle: 'medium', timeZone: 'UTC' } as const;
  const format = withTime ? ({ ...day, timeStyle: 'short' } as const) : day;
  return <time dateTime={date.toISOString().slice(0, withTime ? 16 : 10)}>{i18n.date(date, format)}</time>;
}
