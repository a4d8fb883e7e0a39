import { page } from 'vitest/browser';

/** The toasts at the top of the screen, in any language. */
export const toasts = page.bySelector('[data-variant]');
