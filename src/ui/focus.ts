/**
 * `ref` for an element inside a dialog: when the element leaves the page, focus returns to where it was
 * when the element came. Put it on a plain element; Fluent's own components drop the ref's cleanup.
 */
export function returnFocus() {
  const opener = document.activeElement;
  return () => {
    if (opener instanceof HTMLElement) opener.focus();
  };
}

/** `ref` for an element that takes focus when it appears, without scrolling the page. */
export const focusOnMount = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/** Whether keys pressed at this target are text that someone types. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && !/^(checkbox|radio|button|submit|range)$/.test(target.type)));
