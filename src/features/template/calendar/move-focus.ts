/** The event whose focused element was removed, and what has the focus instead. */
let left: { id: string; holder: Element } | undefined;

/** The event to which the calendar is going. */
let due: string | undefined;

/** Gives the focus to an event once the calendar shows it, unless it has moved elsewhere by then. */
export const focusWhenShown = (id: string) => void (due = id);

/** Whether the cell that an event has left still has the focus instead. */
export const isFocusWaiting = (id: string) => left?.id === id && left.holder === document.activeElement;

/**
 * `ref` of an event's element: it is created again on another day, also after a failed move, and keeps the focus. If
 * the event was moved out of sight, its former cell has the focus until the event is visible again.
 */
export const followMove = (id: string) => (element: HTMLElement | null) => {
  const isWaiting = isFocusWaiting(id);
  // The cell is gone, too, if the calendar goes to other days.
  if (isWaiting || (due === id && document.activeElement === document.body)) {
    left = due = undefined;
    element?.focus();
  }
  return () => {
    if (element !== document.activeElement) return;
    const cell = element?.closest<HTMLElement>('[data-row]');
    left = { id, holder: document.body };
    // React has rendered the other days by then.
    queueMicrotask(() => {
      const isLost = left !== undefined && document.activeElement === document.body;
      left = undefined;
      if (!isLost || !cell) return;
      cell.focus();
      left = { id, holder: cell };
      cell.addEventListener('blur', () => (left = undefined), { once: true });
    });
  };
};
