import { focusOrPage } from './focus.ts';

/** The refs that return the focus from a toast that is closed to where it was before. */
export function createToastFocus() {
  let before: Element | null = null;
  return {
    /** For the element around all toasts. */
    remember(toaster: HTMLElement | null) {
      const onFocusIn = ({ relatedTarget }: FocusEvent) => {
        const from = relatedTarget instanceof Element ? relatedTarget : null;
        if (!from || !toaster?.contains(from)) before = from;
      };
      toaster?.addEventListener('focusin', onFocusIn);
      return () => toaster?.removeEventListener('focusin', onFocusIn);
    },
    /** For a toast. */
    giveBack: (toast: HTMLElement | null) => () => {
      if (toast?.contains(document.activeElement)) focusOrPage(before);
    },
  };
}

export type ToastFocus = ReturnType<typeof createToastFocus>;
