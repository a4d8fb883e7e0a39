import { msg } from '@lingui/core/macro';
import type { Notice } from './toasts.ts';
import { UndoKeys } from './UndoKeys.tsx';

/** The action of a toast that takes back what was just done. Ctrl+Z, on a Mac ⌘Z, runs it too. */
export const createUndoAction = (run: () => void): NonNullable<Notice['action']> => ({
  label: msg`Undo`,
  run,
  UndoKeys,
});
