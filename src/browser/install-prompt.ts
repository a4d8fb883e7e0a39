import { createStore } from '../storage/store.ts';

/** The browser's event of a page that can be installed (Chromium). */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

const store = createStore<InstallPromptEvent | undefined>(undefined);

/** Keeps the browser's question until it is asked for in the user menu. */
export function watchInstallPrompt() {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    store.set(event as InstallPromptEvent);
  });
  addEventListener('appinstalled', () => store.set(undefined));
}

/** Whether the product can be installed as an app. A question can be asked only once. */
export const installPrompt = {
  subscribe: store.subscribe,
  getSnapshot: () => store.getSnapshot() !== undefined,
  show() {
    const event = store.getSnapshot();
    store.set(undefined);
    void event?.prompt();
  },
};
