import type { ComponentType } from 'react';
import { createStore } from '../storage/store.ts';
import { whenIdle } from './when-idle.ts';

/** Loaded when the page is idle: it must not compete with the page for the connection. */
const loaded = createStore<{ Manager: ComponentType } | undefined>(undefined, () => {
  // A failure does no harm: the first dialog loads it again.
  whenIdle(() => void loadFocusManager().catch(() => {}));
  return () => {};
});

/** Fluent's focus manager, once it is loaded. */
export const focusManager = { getSnapshot: loaded.getSnapshot, subscribe: loaded.subscribe };

/** Loads the focus manager. Code that hides the page behind a dialog waits for it. */
export async function loadFocusManager(): Promise<void> {
  const { FocusManager } = await import('./FocusManager.tsx');
  if (!loaded.getSnapshot()) loaded.set({ Manager: FocusManager });
}
