/**
 * `ref` for the element around the toasts: sets `data-side="top"` while they would cover most of the focused element at
 * the bottom (WCAG 2.4.11). It has no effect on phones, where toasts are always at the top.
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
    if (
      toasts.some((toast) => isMostlyCovered(focused.getBoundingClientRect(), toast.getBoundingClientRect()))
    )
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

/** Whether a box covers more than half of another. */
function isMostlyCovered(box: DOMRect, cover: DOMRect): boolean {
  const width = Math.min(box.right, cover.right) - Math.max(box.left, cover.left);
  const height = Math.min(box.bottom, cover.bottom) - Math.max(box.top, cover.top);
  return width > 0 && height > 0 && width * height > (box.width * box.height) / 2;
}
