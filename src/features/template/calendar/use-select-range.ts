import { useNavigate } from '@tanstack/react-router';
import type { PointerEvent } from 'react';
import { startRange } from './select-range.ts';

/** `onPointerDown` of the element with the days or hours: dragging a range opens the form of a new event. */
export function useSelectRange() {
  const navigate = useNavigate({ from: '/apps/calendar' });
  return (event: PointerEvent<HTMLElement>) =>
    startRange(
      event,
      (at, until) =>
        void navigate({
          search: (before) => ({ ...before, event: 'new', at, until }),
          resetScroll: false,
        }),
    );
}
