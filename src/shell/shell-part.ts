import { createStore } from '../storage/store.ts';

export type ShellPartName = 'menu' | 'search' | 'shortcuts' | 'notifications' | 'keys' | 'settings';

interface OpenPart {
  name: ShellPartName;
  /** The button that opened it, next to which a menu opens. */
  opener: HTMLElement | undefined;
}

/** The open part of the shell: at most one at a time. `ShellPart` renders it. */
export const shellPart = createStore<OpenPart | undefined>(undefined);

export const closeShellPart = () => shellPart.set(undefined);

export const openShellPart = (name: ShellPartName, opener?: HTMLElement) => shellPart.set({ name, opener });
