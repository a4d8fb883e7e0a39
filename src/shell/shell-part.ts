import type { ComponentType } from 'react';
import { needMessages } from '../i18n/organiser-catalogues.ts';
import { createStore } from '../storage/store.ts';
import { loadFocusManager } from '../browser/focus-manager.ts';
import { createPreloadRef, preload } from '../browser/preload.ts';
import { holdKeys, type KeysAhead } from '../ui/keys-ahead.ts';
import { loadPart } from '../ui/load-part.ts';

/** The parts of the shell, loaded when they are first opened. */
const loaders = {
  menu: async () => (await import('./NavigationSheet.tsx')).NavigationSheet,
  search: async () => (await import('./search/SearchDialog.tsx')).SearchDialog,
  shortcuts: async () => (await import('./shortcuts/ShortcutsMenu.tsx')).ShortcutsMenu,
  notifications: async () => (await import('./notifications/NotificationPanel.tsx')).NotificationPanel,
  keys: async () => (await import('./KeysHelp.tsx')).KeysHelp,
  settings: async () => (await import('./settings/SettingsPanel.tsx')).SettingsPanel,
} satisfies Record<string, () => Promise<ComponentType>>;

export type ShellPartName = keyof typeof loaders;

interface OpenPart {
  name: ShellPartName;
  Part: ComponentType;
  /** The button that opened it, next to which a menu opens. */
  opener: HTMLElement | undefined;
  /** The keys typed since it was requested. The search uses them; the others do not. */
  keys: KeysAhead;
}

/** Returns a ref for an element that opens a part: the part is preloaded once the page is idle. */
export const createShellPartPreload = (name: ShellPartName) => createPreloadRef(loaders[name]);

/** The open part: at most one at a time. */
const open = createStore<OpenPart | undefined>(undefined);

export const shellPart = { getSnapshot: open.getSnapshot, subscribe: open.subscribe };

export const closeShellPart = () => open.set(undefined);

/** Cancels the part that is still loading. */
let cancelOpening = () => {};

/**
 * Loads a part and opens it; a failure shows a toast, and the page stays as it is. While it loads, Esc cancels it, and
 * text typed for the search becomes its query.
 */
export async function openShellPart(name: ShellPartName, opener?: HTMLElement): Promise<void> {
  cancelOpening();
  if (open.getSnapshot()?.name === name) return;
  let isWanted = true;
  const keys = holdKeys(() => cancel(), name === 'search');
  const cancel = () => {
    isWanted = false;
    keys.release();
  };
  cancelOpening = cancel;
  const load = async () => {
    const [Part] = await Promise.all([loaders[name](), needMessages(['settings']), loadFocusManager()]);
    return Part;
  };
  const Part = await loadPart(load, () => void openShellPart(name, opener));
  if (!isWanted) return;
  if (!Part || name !== 'search') keys.release();
  if (Part) open.set({ name, Part, opener, keys });
}

/** Closes the open part, and cancels the one that is still loading: the next user starts without it. */
export function endShellPart() {
  cancelOpening();
  closeShellPart();
}

/** Opens a part, or closes it if it is open. */
export function toggleShellPart(name: ShellPartName, opener: HTMLElement) {
  if (open.getSnapshot()?.name === name) closeShellPart();
  else void openShellPart(name, opener);
}

/** Preloads a part, when the pointer is over its button. */
export const preloadShellPart = (name: ShellPartName) => preload(loaders[name]);
