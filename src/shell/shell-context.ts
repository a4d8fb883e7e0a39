import { createContext, use, useCallback } from 'react';
import type { NavigationItem } from './navigation-item.ts';

type Preference = Readonly<Record<string, unknown>>;

/** What the parts of the shell need to know about the visit. */
export interface ShellData {
  /** Settings and shortcuts as they are stored. */
  preference: Preference;
  changePreference(edit: (preference: Preference) => Preference): void;
  /** Undefined when signed out. */
  userId: string | undefined;
  /** The entries of the navigation menu that this visitor may see. */
  items: readonly NavigationItem[];
  /** Every page that this visitor may open. */
  pages: readonly NavigationItem[];
}

export const ShellContext = createContext<ShellData | undefined>(undefined);

/** Returns what the parts of the shell need to know. */
export function useShell(): ShellData {
  const data = use(ShellContext);
  if (!data) throw new Error('Wrap the component in <ShellContext value={…}>');
  return data;
}

/** Returns a function that edits the settings as they are stored. */
export function useChangeSettings() {
  const { changePreference } = useShell();
  return useCallback(
    (edit: (stored: unknown) => unknown) =>
      changePreference(({ settings, ...others }) => ({ ...others, settings: edit(settings) })),
    [changePreference],
  );
}
