import { focusHeading } from '../../../ui/keyboard/focus.ts';

/** The guest who is open beside the list. Above the list, a dialog keeps the focus itself. */
const findPanel = () => document.querySelector<HTMLElement>('aside[data-guest]');

/** Moves the focus from the row of the open guest to the panel. @returns whether there is one */
export function focusPanel(): boolean {
  const panel = findPanel();
  focusHeading(panel?.querySelector('h3') ?? null);
  return panel !== null;
}

/** Moves the focus from the panel back to the row of its guest. @returns whether it was there */
export function leavePanel(): boolean {
  const row = document.querySelector<HTMLElement>('tr[data-current]');
  if (!row || !findPanel()?.contains(document.activeElement)) return false;
  row.focus();
  return true;
}
