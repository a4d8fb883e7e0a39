import { focusHeading } from '../../ui/focus.ts';

/** Focuses the title of the panel that an element is in, when the element is about to be removed. */
export const focusTitle = (element: Element | null) =>
  focusHeading(element?.closest('section')?.querySelector('h2') ?? null);
