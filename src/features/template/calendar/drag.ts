import type { KeyboardEvent, PointerEvent } from 'react';
import { isRightToLeft } from '../../../browser/old-browsers.ts';

/** How far something was dragged, by the cells under the pointer. */
export interface Drop {
  /** `data-day` of the cell where it was dropped. */
  day: string;
  /** Minutes down from the start of the drag; 0 if the cells have no time. */
  minutes: number;
}

interface Dragging {
  /** Whether the drag changes the end instead of moving the element. */
  isResize: boolean;
  onDrop(drop: Drop, isResize: boolean): void;
}

/** Pixels that a pointer may move before a click becomes a drag. */
const threshold = 5;
const minuteStep = 15;

/**
 * Makes an element draggable over cells with `data-day` (and `data-minute-height`, the pixels per minute). The element
 * moves with `translate`, so nothing is rendered before the drop. Esc cancels.
 */
export function startDrag(event: PointerEvent<HTMLElement>, { isResize, onDrop }: Dragging) {
  if (event.button !== 0) return;
  const element = event.currentTarget;
  const grid = element.parentElement ?? element;
  const { left, top } = grid.getBoundingClientRect();
  // From the corner of the grid, which a scroll moves under the pointer.
  const [startX, startY] = [event.clientX - left, event.clientY - top];
  let pointer = { x: event.clientX, y: event.clientY };
  const getDistance = () => {
    const now = grid.getBoundingClientRect();
    return [pointer.x - now.left - startX, pointer.y - now.top - startY] as const;
  };
  let isDragging = false;
  const minuteHeight = Number(
    element.closest<HTMLElement>('[data-minute-height]')?.dataset.minuteHeight ?? 0,
  );
  const getMinutes = (y: number) =>
    minuteHeight > 0 ? Math.round(y / minuteHeight / minuteStep) * minuteStep : 0;
  // In the all-day row, the vertical distance does not mean a time.
  const getMinutesAt = (place: HTMLElement) =>
    place.dataset.timeless === undefined ? getMinutes(getDistance()[1]) : 0;
  const stop = new AbortController();
  const { signal } = stop;
  const end = () => {
    stop.abort();
    element.style.translate = '';
    element.style.blockSize = element.dataset.blockSize ?? '';
    delete element.dataset.dragging;
  };
  const startSize = element.getBoundingClientRect().height;
  element.dataset.blockSize = element.style.blockSize;
  const follow = () => {
    const [x, y] = getDistance();
    isDragging ||= Math.hypot(x, y) > threshold;
    if (!isDragging) return;
    element.dataset.dragging = '';
    if (isResize) element.style.blockSize = `${String(Math.max(12, startSize + y))}px`;
    else element.style.translate = `${String(x)}px ${String(y)}px`;
  };
  const move = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    pointer = { x: clientX, y: clientY };
    follow();
  };
  addEventListener('pointermove', move, { signal });
  addEventListener('scroll', follow, { signal, capture: true });
  addEventListener(
    'pointerup',
    ({ clientX, clientY }) => {
      pointer = { x: clientX, y: clientY };
      const places = document.elementsFromPoint(clientX, clientY);
      const place = places.find((each) => each instanceof HTMLElement && each.dataset.day !== undefined);
      const drop = place instanceof HTMLElement && {
        day: place.dataset.day ?? '',
        minutes: getMinutesAt(place),
      };
      end();
      if (!isDragging) return;
      // The click after a drag would open the event.
      element.addEventListener('click', preventDefault, { capture: true });
      setTimeout(() => element.removeEventListener('click', preventDefault, { capture: true }), 0);
      if (drop) onDrop(drop, isResize);
    },
    { signal },
  );
  addEventListener('pointercancel', end, { signal });
  addEventListener(
    'keydown',
    (press) => {
      if (press.key !== 'Escape') return;
      end();
      // It closes nothing else. The listeners of the page run later.
      if (isDragging) preventDefault(press);
    },
    { signal, capture: true },
  );
}

const preventDefault = (event: Event) => {
  event.preventDefault();
  event.stopPropagation();
};

/** The change for Alt with an arrow key, or undefined for another key. Shift changes the end. */
export function readMoveKey(event: KeyboardEvent<HTMLElement>, hasTimes: boolean) {
  if (!event.altKey) return undefined;
  const forward = isRightToLeft(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight';
  const vertical = hasTimes ? { minutes: minuteStep } : { days: 7 };
  const changes: Record<string, { days?: number; minutes?: number }> = {
    ArrowDown: vertical,
    ArrowUp: hasTimes ? { minutes: -minuteStep } : { days: -7 },
    ArrowLeft: { days: forward === 'ArrowLeft' ? 1 : -1 },
    ArrowRight: { days: forward === 'ArrowRight' ? 1 : -1 },
  };
  return changes[event.key];
}
