import { useState } from 'react';
import type { StoredSettings } from '../../theme/edit-settings.ts';
import { readSettings } from '../../theme/settings.ts';
import { useShell } from '../shell-context.ts';

type Edit = (stored: unknown) => StoredSettings;

/** The current settings, with functions to change them and to undo a change. */
export function useSettings() {
  const { preference, changePreference } = useShell();
  const [before, setBefore] = useState<readonly unknown[]>([]);
  const stored = preference.settings;
  const write = (edit: Edit) =>
    changePreference((preference) => ({ ...preference, settings: edit(preference.settings) }));
  return {
    stored,
    settings: readSettings(stored),
    change(edit: Edit) {
      setBefore([...before, stored]);
      write(edit);
    },
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

export type SettingsEditor = ReturnType<typeof useSettings>;
