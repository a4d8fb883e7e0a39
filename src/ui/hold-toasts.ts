import type { Toasts } from './toasts.ts';

/** Pauses the timers while the pointer or the focus is within the element. For a `ref`. */
export const holdToasts =
  ({ pause, resume }: Toasts) =>
  (element: HTMLElement | null) => {
    const listeners = { pointerenter: pause, pointerleave: resume, focusin: pause, focusout: resume };
    const all = Object.entries(listeners);
    for (const [type, listener] of all) element?.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of all) element?.removeEventListener(type, listener);
    };
  };
