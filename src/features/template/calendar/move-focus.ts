/** How long a moved event may take to appear in its new place, in milliseconds. */
const focusTimeout = 2_000;

let moved: { id: string; at: number } | undefined;

/** Remembers the event that a key moves: its element is created again on another day and would lose focus. */
export function expectMove(id: string) {
  moved = { id, at: performance.now() };
}

/**
 * `ref` of an event's element: restores the focus after a key moved the event there. If the event was moved out of
 * sight, its former cell gets the focus.
 */
export const followMove = (id: string) => (element: HTMLElement | null) => {
  if (moved?.id === id && element && element !== document.activeElement) {
    if (performance.now() - moved.at < focusTimeout) element.focus();
    moved = undefined;
  }
  return () => {
    if (element !== document.activeElement) return;
    const cell = element?.closest<HTMLElement>('[data-row]');
    queueMicrotask(() => document.activeElement === document.body && cell?.focus());
  };
};
