import type { Toasts } from './toasts.ts';

/** Pauses the timers while the pointer or the focus is within the element. For a `ref`. */
export const holdToasts =
  ({ pause, resume }: Toasts) =>
  (element: HTMLElement | null) => {
    let isOver = false;
    const update = () => (isOver || element?.contains(document.activeElement) ? pause() : resume());
    const listeners = {
      pointerenter() {
        isOver = true;
        update();
      },
      pointerleave() {
        isOver = false;
        update();
      },
      focusin: update,
      focusout: update,
    };
    const all = Object.entries(listeners);
    for (const [type, listener] of all) element?.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of all) element?.removeEventListener(type, listener);
    };
  };
