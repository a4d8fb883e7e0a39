import type { KeyboardEvent, PointerEvent } from 'react';

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
  const [startX, startY] = [event.clientX, event.clientY];
  let isDragging = false;
  const minuteHeight = Number(
    element.closest<HTMLElement>('[data-minute-height]')?.dataset.minuteHeight ?? 0,
  );
  const getMinutes = (y: number) =>
    minuteHeight > 0 ? Math.round((y - startY) / minuteHeight / minuteStep) * minuteStep : 0;
  // In the all-day row, the vertical distance does not mean a time.
  const getMinutesAt = (place: HTMLElement, y: number) =>
    place.dataset.timeless === undefined ? getMinutes(y) : 0;
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
  addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      const [x, y] = [clientX - startX, clientY - startY];
      isDragging ||= Math.hypot(x, y) > threshold;
      if (!isDragging) return;
      element.dataset.dragging = '';
      if (isResize) element.style.blockSize = `${String(Math.max(12, startSize + y))}px`;
      else element.style.translate = `${String(x)}px ${String(y)}px`;
    },
    { signal },
  );
  addEventListener(
    'pointerup',
    ({ clientX, clientY }) => {
      const places = document.elementsFromPoint(clientX, clientY);
      const place = places.find((each) => each instanceof HTMLElement && each.dataset.day !== undefined);
      end();
      if (!isDragging) return;
      // The click after a drag would open the event.
      element.addEventListener('click', preventDefault, { capture: true });
      setTimeout(() => element.removeEventListener('click', preventDefault, { capture: true }), 0);
      if (place instanceof HTMLElement)
        onDrop({ day: place.dataset.day ?? '', minutes: getMinutesAt(place, clientY) }, isResize);
    },
    { signal },
  );
  addEventListener('pointercancel', end, { signal });
  addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
}

const preventDefault = (event: Event) => {
  event.preventDefault();
  event.stopPropagation();
};

/** The change for Alt with an arrow key, or undefined for another key. Shift changes the end. */
export function readMoveKey(event: KeyboardEvent<HTMLElement>, hasTimes: boolean) {
  if (!event.altKey) return undefined;
  const forward = event.currentTarget.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight';
  const vertical = hasTimes ? { minutes: minuteStep } : { days: 7 };
  const changes: Record<string, { days?: number; minutes?: number }> = {
    ArrowDown: vertical,
    ArrowUp: hasTimes ? { minutes: -minuteStep } : { days: -7 },
    ArrowLeft: { days: forward === 'ArrowLeft' ? 1 : -1 },
    ArrowRight: { days: forward === 'ArrowRight' ? 1 : -1 },
  };
  return changes[event.key];
}
