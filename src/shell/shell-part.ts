import { createStore } from '../storage/store.ts';

export type ShellPartName = 'menu' | 'search' | 'shortcuts' | 'notifications' | 'keys' | 'settings';

interface OpenPart {
  name: ShellPartName;
  /** The button that opened it, next to which a menu opens. */
  opener: HTMLElement | undefined;
}

/** The open part of the shell: at most one at a time. `ShellPart` renders it. */
const open = createStore<OpenPart | undefined>(undefined);

export const shellPart = { getSnapshot: open.getSnapshot, subscribe: open.subscribe };

export const closeShellPart = () => open.set(undefined);

export const openShellPart = (name: ShellPartName, opener?: HTMLElement) => open.set({ name, opener });

/** Opens a part, or closes it if it is open. */
export function toggleShellPart(name: ShellPartName, opener: HTMLElement) {
  if (open.getSnapshot()?.name === name) closeShellPart();
  else openShellPart(name, opener);
}
