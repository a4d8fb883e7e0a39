import { useLingui } from '@lingui/react';
import { useNavigate } from '@tanstack/react-router';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { type Day, getFirstDay } from './calendar-time.ts';
import { type Place, readGridKey } from './grid-keys.ts';
import { isRightToLeft } from '../../../browser/old-browsers.ts';

interface DayGridOptions {
  /** The day of the address. */
  day: Day;
  /** The days of the shown period; a key that leaves them changes the address. */
  days: readonly Day[];
  /** Whether each day has an all-day cell and one of hours. */
  hasHours?: boolean;
  /** Space on a day, or Enter on a day without appointments. */
  onOpen(day: Day): void;
}

/**
 * The keys of a grid of days: it is one tab stop, the arrow keys and others choose a cell. Enter goes to the
 * appointments of a cell and F2 to all of its links, Up and Down lead from one to the next, Esc back to the cell.
 */
export function useDayGrid({ day, days, hasHours = false, onOpen }: DayGridOptions) {
  const { i18n } = useLingui();
  const navigate = useNavigate({ from: '/apps/calendar' });
  const [{ since, place }, setPlace] = useState({ since: day, place: { day, row: Number(hasHours) } });
  if (since !== day) setPlace({ since: day, place: { ...place, day } });
  const choose = (next: Place) => {
    if (next.day !== place.day || next.row !== place.row) setPlace({ since, place: next });
  };
  /** Set until the cell chosen by a key is rendered, which may take a change of the address. */
  const isFocusDue = useRef(false);
  const moveTo = (next: Place) => {
    isFocusDue.current = true;
    choose(next);
    if (!days.includes(next.day))
      void navigate({
        search: (before) => ({ ...before, day: next.day }),
        replace: true,
        resetScroll: false,
      });
  };
  const onCellKey = (event: KeyboardEvent, cell: HTMLElement) => {
    const { key } = event;
    const links = getLinks(cell);
    const appointment = links.find((link) => link.dataset.category !== undefined);
    if (key === 'F2') links[0]?.focus();
    else if (key === 'Enter' && appointment) appointment.focus();
    else if (key === 'Enter' || key === ' ') onOpen(place.day);
    else {
      const next = readGridKey(event, place, {
        firstDay: getFirstDay(i18n.locale),
        isRightToLeft: isRightToLeft(cell),
        hasHours,
      });
      if (!next) return false;
      moveTo(next);
    }
    return true;
  };
  return {
    /** The props of the grid's element. */
    gridProps: {
      role: 'grid',
      ref: (grid: HTMLElement | null) => {
        if (!isFocusDue.current) return;
        const cell = grid?.querySelector<HTMLElement>('[data-row][tabindex="0"]');
        if (!cell) return;
        isFocusDue.current = false;
        // A column of hours is taller than the window.
        cell.focus({ preventScroll: true });
        cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      },
      onFocus: ({ target }: FocusEvent) => {
        const { day: at, row } = getCell(target)?.dataset ?? {};
        if (at !== undefined) choose({ day: at, row: Number(row) });
      },
      onKeyDown: (event: KeyboardEvent) => {
        const cell = getCell(event.target);
        if (!cell || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
        const isHandled = event.target === cell ? onCellKey(event, cell) : leadThrough(event, cell);
        if (isHandled) event.preventDefault();
      },
    },
    /** Whether a cell is the tab stop. */
    isChosen: (at: Day, row = 0) => place.day === at && place.row === row,
  };
}

/** The props of a cell: of a day of the month, or of a row of the hours. */
export const getCellProps = (day: Day, isChosen: boolean, row = 0) => ({
  'data-day': day,
  'data-row': row,
  tabIndex: isChosen ? 0 : -1,
});

const getCell = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;

/** The links in a cell, without the areas that add an appointment. */
const getLinks = (cell: HTMLElement) => [...cell.querySelectorAll<HTMLElement>('a:not([data-at])')];

/** The keys on a link in a cell. @returns whether it was one of them */
function leadThrough({ key, target }: KeyboardEvent, cell: HTMLElement) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (key === 'Escape' || key === 'F2') cell.focus({ preventScroll: true });
  else if (step === undefined) return false;
  else {
    const links = getLinks(cell);
    links.at((links.findIndex((link) => link === target) + step) % links.length)?.focus();
  }
  return true;
}
