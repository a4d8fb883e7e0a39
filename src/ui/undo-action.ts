import { msg } from '@lingui/core/macro';
import type { Notice } from './toasts.ts';
import { UndoHint } from './UndoHint.tsx';

/** The action of a toast that takes back what was just done. Ctrl+Z, on a Mac ⌘Z, runs it too. */
export const createUndoAction = (run: () => void): NonNullable<Notice['action']> => ({
  label: msg`Undo`,
  isUndo: true,
  run,
  keyShortcuts: 'Control+Z Meta+Z',
  Hint: UndoHint,
});
