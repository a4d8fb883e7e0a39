import { useCallback, useInsertionEffect, useRef, useState } from 'react';
import { type StoredSettings, undoChange } from '../../theme/edit-settings.ts';
import { getSettings } from '../../theme/settings.ts';
import { useShell } from '../shell-context.ts';

/**
 * Changes the stored settings. Successive changes with the same `field`, such as those of a slider, are undone as one.
 */
export type ChangeSettings = (edit: (stored: unknown) => StoredSettings, field?: string) => void;

interface Step {
  before: unknown;
  after: unknown;
  field: string | undefined;
}

/** The current settings, with functions to change them and to undo a change. `change` stays the same function. */
export function useSettings() {
  const { preference, changePreference } = useShell();
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const stored = useRef(preference.settings);
  useInsertionEffect(() => void (stored.current = preference.settings));
  const write = useCallback(
    (edit: (stored: unknown) => unknown) =>
      changePreference((current) => ({ ...current, settings: edit(current.settings) })),
    [changePreference],
  );
  const change: ChangeSettings = useCallback(
    (edit, field) => {
      const before = stored.current;
      const after = edit(before);
      setSteps((earlier) => {
        const last = earlier.at(-1);
        return field !== undefined && last?.field === field
          ? [...earlier.slice(0, -1), { ...last, after }]
          : [...earlier, { before, after, field }];
      });
      write(edit);
    },
    [write],
  );
  // A change that could not be saved has been reverted, so there is nothing to undo.
  const place = steps.findLastIndex((step) => !isUndone(preference.settings, step));
  const step = steps[place];
  return {
    settings: getSettings(preference.settings),
    change,
    /** Undoes the last change since the panel was opened; undefined without one. */
    undo:
      step &&
      (() => {
        setSteps(steps.slice(0, place));
        write((now) => undoChange(now, step.before, step.after));
      }),
  };
}

const isUndone = (now: unknown, { before, after }: Step) =>
  JSON.stringify(undoChange(now, before, after)) === JSON.stringify(now);
