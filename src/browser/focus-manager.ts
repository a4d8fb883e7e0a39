import type { ComponentType } from 'react';
import { createStore } from '../storage/store.ts';
import { preloadWhenIdle } from './when-idle.ts';

/** Loaded when the page is idle: it must not compete with the page for the connection. */
const loaded = createStore<{ Manager: ComponentType } | undefined>(undefined, () => {
  preloadWhenIdle(loadFocusManager);
  return () => {};
});

/** Fluent's focus manager, once it is loaded. */
export const focusManager = { getSnapshot: loaded.getSnapshot, subscribe: loaded.subscribe };

/** Loads the focus manager. Code that hides the page behind a dialog waits for it. */
export async function loadFocusManager(): Promise<void> {
  const { FocusManager } = await import('./FocusManager.tsx');
  if (!loaded.getSnapshot()) loaded.set({ Manager: FocusManager });
}
