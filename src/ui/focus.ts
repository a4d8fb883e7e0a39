import { flagDocument } from '../theme/flag-document.ts';

/** Focuses an element, or the content of the page if the element is gone, as the button of a deleted row is. */
function focusOrContent(element: Element | null) {
  const target = element?.isConnected === false ? document.getElementById('content') : element;
  if (target instanceof HTMLElement) target.focus();
}

/**
 * `ref` for an element inside a dialog: when the element is unmounted, focus returns to where it was when it was
 * mounted. Use it on a plain element; Fluent's own components drop the ref's cleanup.
 */
export function returnFocus() {
  const opener = document.activeElement;
  return () => focusOrContent(opener);
}

/** `ref` for an element inside a modal dialog: `returnFocus`, and the page darkens its scrollbar's gutter. */
export function enterModal() {
  const unflag = flagDocument('modal');
  const restore = returnFocus();
  return () => {
    unflag();
    restore();
  };
}

/**
 * For a panel that leaves the page usable: remembers the focus. The returned function restores it, unless the person
 * has moved it elsewhere meanwhile.
 */
export function returnFocusFrom(panel: Element | null) {
  const opener = document.activeElement;
  return () => {
    const now = document.activeElement;
    if (now !== null && now !== document.body && !panel?.contains(now)) return;
    focusOrContent(opener);
  };
}

/** Whether the focused element has been removed. */
export const isFocusLost = () => document.activeElement === document.body;

/** Focuses the content of the page if the focused element has been removed. */
export function rescueFocus() {
  if (isFocusLost()) document.getElementById('content')?.focus();
}

/** `ref` for a panel: Esc within it closes it, unless an element inside has handled the key. */
export const listenForEscape = (onClose: () => void) => (panel: HTMLElement | null) => {
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  panel?.addEventListener('keydown', close);
  return () => panel?.removeEventListener('keydown', close);
};

/** Whether keys pressed at this target are typed text. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && !/^(checkbox|radio|button|submit|range)$/.test(target.type)));
