import type { PointerEvent } from 'react';

/** The first and the last cell of a range: `data-at`, a day or a time. */
export type OnSelect = (from: string, to: string) => void;

/**
 * Lets a mouse or a pen drag over cells with `data-at` to select a range. Touch scrolls. Selected cells have
 * `data-selected` meanwhile; Esc cancels.
 */
export function startRange(event: PointerEvent<HTMLElement>, onSelect: OnSelect) {
  const root = event.currentTarget;
  const first = getPlace(event.target);
  if (event.button !== 0 || event.pointerType === 'touch' || first === undefined) return;
  let last = first;
  const stop = new AbortController();
  const { signal } = stop;
  const mark = (from: string, to: string) => {
    for (const each of root.querySelectorAll<HTMLElement>('[data-at]')) {
      const at = each.dataset.at ?? '';
      each.toggleAttribute('data-selected', at >= from && at <= to);
    }
  };
  const end = () => {
    stop.abort();
    mark('~', '');
  };
  // Days and times sort as text.
  const getRange = () => (first < last ? ([first, last] as const) : ([last, first] as const));
  addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      const places = document.elementsFromPoint(clientX, clientY).filter((each) => root.contains(each));
      last = places.map(getPlace).find((place) => place !== undefined) ?? last;
      if (last !== first) mark(...getRange());
    },
    { signal },
  );
  addEventListener(
    'pointerup',
    () => {
      end();
      // A single cell is a click, which its link handles.
      if (last !== first) onSelect(...getRange());
    },
    { signal },
  );
  addEventListener('pointercancel', end, { signal });
  addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
}

const getPlace = (target: EventTarget | null) =>
  target instanceof HTMLElement ? target.dataset.at : undefined;
