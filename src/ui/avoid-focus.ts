/**
 * `ref` for the element around the toasts: sets `data-side="top"` while they would cover most of the focused element at
 * the bottom (WCAG 2.4.11), or a part of its row in a table. It has no effect on phones, where toasts are always at the
 * top.
 */
export function avoidFocus(toaster: HTMLElement | null): (() => void) | undefined {
  if (!toaster) return undefined;
  const place = () => {
    const focused = document.activeElement;
    // A toast that is being used stays where it is.
    if (toaster.contains(focused)) return;
    delete toaster.dataset.side;
    if (!focused || focused === document.body) return;
    const toasts = [...toaster.querySelectorAll('[data-variant]')];
    const row = focused.closest('tbody tr');
    if (toasts.some((toast) => getCoveredShare(row ?? focused, toast) > (row ? 0 : 0.5)))
      toaster.dataset.side = 'top';
  };
  const observer = new MutationObserver(place);
  observer.observe(toaster, { childList: true, subtree: true });
  document.addEventListener('focusin', place);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', place);
  };
}

/** How much of an element another one covers, from 0 to 1. */
function getCoveredShare(element: Element, cover: Element): number {
  const [box, over] = [element.getBoundingClientRect(), cover.getBoundingClientRect()];
  const width = Math.min(box.right, over.right) - Math.max(box.left, over.left);
  const height = Math.min(box.bottom, over.bottom) - Math.max(box.top, over.top);
  return (Math.max(width, 0) * Math.max(height, 0)) / (box.width * box.height);
}
