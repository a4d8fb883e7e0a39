import type { KeyboardEvent } from 'react';
import { addDays, addMonthsToDay, type Day, getWeek, isDay } from './calendar-time.ts';

/** A cell of a grid of days: its day, and for the days of the hours its row. */
export interface Place {
  day: Day;
  /** In the hours 0 for the all-day row and 1 for the hours; in the month always 0. */
  row: number;
}

interface Grid {
  /** The first day of the week, 0 for Sunday. */
  firstDay: number;
  isRightToLeft: boolean;
  /** Whether the grid has hours: Up and Down change the row, and Page Up and Page Down the week. */
  hasHours: boolean;
}

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey'>;

/** The cell to which a key leads from another one (the grid pattern of the ARIA guide); undefined for other keys. */
export function readGridKey({ key, shiftKey }: Key, { day, row }: Place, grid: Grid): Place | undefined {
  const { firstDay, isRightToLeft, hasHours } = grid;
  const forward = isRightToLeft ? -1 : 1;
  const turnPage = (direction: 1 | -1) =>
    hasHours ? addDays(day, 7 * direction) : addMonthsToDay(day, direction * (shiftKey ? 12 : 1));
  const places: Record<string, () => Day | undefined> = {
    ArrowRight: () => addDays(day, forward),
    ArrowLeft: () => addDays(day, -forward),
    ArrowDown: () => (hasHours ? day : addDays(day, 7)),
    ArrowUp: () => (hasHours ? day : addDays(day, -7)),
    Home: () => getWeek(day, firstDay)[0],
    End: () => getWeek(day, firstDay)[6],
    PageDown: () => turnPage(1),
    PageUp: () => turnPage(-1),
  };
  const next = places[key]?.();
  if (next === undefined || !isDay(next)) return undefined;
  return { day: next, row: hasHours && /^Arrow(Up|Down)$/.test(key) ? Number(key === 'ArrowDown') : row };
}
