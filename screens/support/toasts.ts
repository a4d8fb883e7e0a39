import { page } from 'vitest/browser';

/** The toasts, in any language. */
export const toasts = page.bySelector('[data-variant]');
