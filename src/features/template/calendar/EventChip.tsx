import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import type { CalendarEvent } from '../../../api/template.gen.ts';
import { ForeignText } from '../../../ui/ForeignText.tsx';
import { joinClasses } from '../../../ui/classes.ts';
import { isWholeDays } from './calendar-event.ts';
import { getDay, toUtcDate } from './calendar-time.ts';
import { readMoveKey, startDrag } from './drag.ts';
import styles from './EventChip.module.css';
import { followMove } from './move-focus.ts';
import type { MoveEvent } from './use-move-event.ts';

interface EventChipProps {
  event: CalendarEvent;
  /** The day of this chip; a long event has one for each day. */
  day: string;
  onMove: MoveEvent;
  /** In a grid of days: reached from the cell of its day, and no tab stop. */
  isInGrid?: boolean;
  /** In an hour grid: the chip fills its slot, and its end can be dragged. */
  isSlot?: boolean;
  /** Whether a slot has room for little more than its title. */
  isShort?: boolean;
  style?: CSSProperties;
}

const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
const shortcuts = arrows.flatMap((arrow) => [`Alt+${arrow}`, `Alt+Shift+${arrow}`]).join(' ');

/** An event as a link to its form: drag it, or move it with Alt and the arrow keys (with Shift, its end). */
export function EventChip({
  event,
  day,
  onMove,
  isSlot = false,
  isInGrid = isSlot,
  isShort = false,
  style,
}: EventChipProps) {
  const { i18n } = useLingui();
  const { id, title, start, category } = event;
  const time = i18n.date(toUtcDate(start), { timeStyle: 'short', timeZone: 'UTC' });
  const date = i18n.date(toUtcDate(getDay(start)), { dateStyle: 'full', timeZone: 'UTC' });
  // A party that ends after midnight has two chips; the first one shows the start time.
  const hasTime = !isWholeDays(event) && getDay(start) === day;
  return (
    <Link
      from="/apps/calendar"
      to="/apps/calendar"
      search={(before) => ({ ...before, event: id })}
      resetScroll={false}
      draggable={false}
      tabIndex={isInGrid ? -1 : undefined}
      ref={followMove(id)}
      className={joinClasses(styles.chip, isSlot && styles.slot, isShort && styles.short)}
      data-category={category}
      style={style}
      aria-keyshortcuts={shortcuts}
      // Its cell is named by the day.
      aria-description={isInGrid ? date : undefined}
      onPointerDown={(pointer) =>
        startDrag(pointer, {
          isResize: pointer.target instanceof HTMLElement && pointer.target.dataset.handle !== undefined,
          onDrop: (drop, isResize) => onMove(event, { drop, from: day }, isResize),
        })
      }
      onKeyDown={(key) => {
        const change = readMoveKey(key, isSlot);
        if (!change) return;
        key.preventDefault();
        onMove(event, change, key.shiftKey);
      }}
    >
      {hasTime && <time dateTime={start}>{time}</time>}
      <span className={styles.title}>
        <ForeignText text={title} isOneLine />
      </span>
      {!isInGrid && <span className="visually-hidden">{date}</span>}
      {isSlot && <i className={styles.handle} data-handle aria-hidden />}
    </Link>
  );
}
