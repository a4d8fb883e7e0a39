import { focusOrPage } from '../keyboard/focus.ts';
import type { Toasts } from './toasts.ts';

/** The refs of the toasts: their timers pause while they are used, they cover no focus, and they return it. */
export function watchToaster({ pause, resume }: Toasts) {
  let focusBefore: Element | null = null;
  return {
    /** For the element around all toasts. */
    toaster(toaster: HTMLElement | null) {
      if (!toaster) return undefined;
      let isOver = false;
      const update = () => {
        const isUsed = isOver || toaster.contains(document.activeElement);
        if (isUsed) pause();
        else resume();
      };
      const observer = new MutationObserver(() => avoidFocus(toaster));
      observer.observe(toaster, { childList: true, subtree: true });
      const listening = new AbortController();
      const { signal } = listening;
      for (const type of ['pointerenter', 'pointerleave'])
        toaster.addEventListener(type, () => ((isOver = type === 'pointerenter'), update()), { signal });
      toaster.addEventListener('focusout', update, { signal });
      toaster.addEventListener(
        'focusin',
        ({ relatedTarget }) => {
          const from = relatedTarget instanceof Element ? relatedTarget : null;
          if (!toaster.contains(from)) focusBefore = from;
          update();
        },
        { signal },
      );
      document.addEventListener('focusin', () => avoidFocus(toaster), { signal });
      return () => {
        observer.disconnect();
        listening.abort();
      };
    },
    /** For a toast: when it is closed, the focus returns to where it was. */
    returnFocus: (toast: HTMLElement | null) => () => {
      if (toast?.contains(document.activeElement)) focusOrPage(focusBefore);
    },
  };
}

/**
 * Moves the toasts to the bottom while they would cover most of the focused element (WCAG 2.4.11), or a part of its row
 * in a table. On phones `data-side` has no effect.
 */
function avoidFocus(toaster: HTMLElement) {
  const focused = document.activeElement;
  // A toast that is being used stays where it is.
  if (toaster.contains(focused)) return;
  delete toaster.dataset.side;
  // A title has the focus to be read out, and is no control.
  if (!focused || focused === document.body || focused.matches('h1, h2')) return;
  const row = focused.closest('tbody tr');
  const toasts = [...toaster.querySelectorAll('[data-variant]')];
  if (toasts.some((toast) => getCoveredShare(row ?? focused, toast) > (row ? 0 : 0.5)))
    toaster.dataset.side = 'bottom';
}

/** The share of an element that another element covers, from 0 to 1. */
function getCoveredShare(element: Element, cover: Element): number {
  const [box, over] = [element.getBoundingClientRect(), cover.getBoundingClientRect()];
  const width = Math.min(box.right, over.right) - Math.max(box.left, over.left);
  const height = Math.min(box.bottom, over.bottom) - Math.max(box.top, over.top);
  return (Math.max(width, 0) * Math.max(height, 0)) / (box.width * box.height);
}
