import { type ComponentType, useSyncExternalStore } from 'react';
import { createStore } from '../storage/store.ts';
import { preloadWhenIdle } from '../browser/preload.ts';
import { holdKeys } from './keys-ahead.ts';
import { loadPart } from './load-part.ts';

/**
 * A component with a chunk of its own, which is loaded when the page is idle, or when it is first needed. A failure shows
 * a toast that tries again; without a connection it tries again by itself once that is back.
 */
export function createPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const loaded = createStore<{ Part: ComponentType<Props> } | undefined>(undefined);
  let loading: Promise<void> | undefined;
  async function start() {
    const Part = await loadPart(load, () => void request());
    loading = undefined;
    if (Part) loaded.set({ Part });
    else if (!navigator.onLine) addEventListener('online', () => void request(), { once: true });
  }
  const request = () => (loading ??= start());
  return {
    /** The component as `Part`, or undefined until it is loaded. */
    usePart: () => useSyncExternalStore(loaded.subscribe, loaded.getSnapshot),
    /**
     * Returns a ref for the element that is shown until then: it requests the component.
     * @param onCancel Esc was pressed before the component was loaded
     * @param onMissing it could not be loaded, and a toast says so
     */
    requestFrom: (onCancel: () => void, onMissing?: () => void) => (element: Element | null) => {
      if (!element) return undefined;
      void request().then(() => loaded.getSnapshot() ?? onMissing?.());
      return holdKeys(onCancel, false).release;
    },
    /** Preloads the component once the page is idle. */
    preloadWhenIdle: () => preloadWhenIdle(load),
  };
}
