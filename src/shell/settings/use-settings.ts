import { useCallback, useInsertionEffect, useRef, useState } from 'react';
import type { StoredSettings } from '../../theme/edit-settings.ts';
import { readSettings } from '../../theme/settings.ts';
import { useShell } from '../shell-context.ts';

/** Changes the stored settings. */
export type ChangeSettings = (edit: (stored: unknown) => StoredSettings) => void;

/** The current settings, with functions to change them and to undo a change. `change` stays the same function. */
export function useSettings() {
  const { preference, changePreference } = useShell();
  const [before, setBefore] = useState<readonly unknown[]>([]);
  const stored = useRef(preference.settings);
  useInsertionEffect(() => void (stored.current = preference.settings));
  const write: ChangeSettings = useCallback(
    (edit) => changePreference((preference) => ({ ...preference, settings: edit(preference.settings) })),
    [changePreference],
  );
  const change: ChangeSettings = useCallback(
    (edit) => {
      setBefore((before) => [...before, stored.current]);
      write(edit);
    },
    [write],
  );
  return {
    settings: readSettings(preference.settings),
    change,
    /** Undoes the last change since the panel was opened; undefined without one. */
    undo:
      before.length === 0
        ? undefined
        : () => {
            const last = before.at(-1);
            setBefore(before.slice(0, -1));
            write(() => ({ ...(last as StoredSettings | undefined) }));
          },
  };
}
