import type { Day } from './calendar-time.ts';

/** Scrolls the hours sideways, where a week is wider than its window, so that a shown day is the first beside them. */
export function showColumn(day: Day) {
  const columns = document.querySelectorAll<HTMLElement>('[data-minute-height] [role=columnheader]');
  const column = [...columns].find((each) => each.dataset.day === day);
  const [first] = columns;
  // From right to left both the difference and the scroll position are negative.
  if (column && first)
    column.closest('[data-minute-height]')?.scrollTo({ left: column.offsetLeft - first.offsetLeft });
}
