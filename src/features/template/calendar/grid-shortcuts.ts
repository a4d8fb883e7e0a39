import { msg } from '@lingui/core/macro';
import type { Shortcut } from '../../../ui/shortcuts.ts';

/** The keys of a grid of days, for the list of shortcuts: the grid handles them. */
export const gridShortcuts: readonly Shortcut[] = [
  { key: '←+→+↑+↓', label: msg`Choose a day` },
  { key: 'Enter', label: msg`Go to the appointments of the day, or add one` },
  { key: 'Space', label: msg`Add an appointment on the day` },
  { key: 'F2', label: msg`Move between the day’s links` },
  { key: 'Esc', label: msg`Back to the day` },
  { key: 'PageDown', label: msg`Next month or week` },
  { key: 'Alt+↓', label: msg`Move the appointment; with Shift, its end` },
];
