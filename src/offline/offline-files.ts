import { ownWorker } from './service-worker.ts';
import { createStore } from '../storage/store.ts';
import type { FilesQuestion, FilesState } from './worker.ts';

/** Whether check-in's files are on this device, so that it opens without a connection. */
type OfflineFiles =
  | FilesState
  /** They are being loaded, or checked. */
  | 'loading'
  /** The browser has no service worker, or the page came over plain http. */
  | 'unsupported'
  /** This build has none. */
  | 'off';

const store = createStore<OfflineFiles>('loading', () => {
  const retry = () => void storeOfflineFiles();
  addEventListener('online', retry);
  return () => removeEventListener('online', retry);
});

/** The state of the files. It changes after `storeOfflineFiles` was called. */
export const offlineFiles = { getSnapshot: store.getSnapshot, subscribe: store.subscribe };

let running: Promise<void> | undefined;

/** How late a failed worker's message may be, in milliseconds. */
const maxReasonDelay = 2_000;

/** Registers the service worker, which stores the files of check-in, or completes them. */
export function storeOfflineFiles(): Promise<void> {
  running ??= update().finally(() => {
    running = undefined;
  });
  return running;
}

const update = async () => store.set(await findState());

async function findState(): Promise<OfflineFiles> {
  if (!ownWorker.isBuilt) return 'off';
  if (!('serviceWorker' in navigator)) return 'unsupported';
  const { serviceWorker } = navigator;
  // A worker that cannot be installed says why, sometimes after the browser has dropped the worker.
  const reason = new Promise<FilesState>((resolve) => {
    serviceWorker.addEventListener('message', ({ data }) => resolve(data), { once: true });
  });
  try {
    const isKnown = (await serviceWorker.getRegistration(ownWorker.scope))?.active !== undefined;
    const registration = await serviceWorker.register(getTrustedAddress(), { scope: ownWorker.scope });
    // Without a connection the worker stays as it is.
    if (isKnown) await registration.update().catch(() => {});
    if (registration.installing) await waitUntilInstalled(registration.installing);
    const worker = registration.waiting ?? registration.active;
    return await (worker ? ask(worker) : Promise.race([reason, waitForReason()]));
  } catch {
    // A browser may refuse a worker, as some do in private windows.
    return 'missing';
  }
}

const waitForReason = () =>
  new Promise<FilesState>((resolve) => setTimeout(() => resolve('missing'), maxReasonDelay));

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(address: ''): string };
}
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** The policy (tools/vite/security-headers.ts) trusts this one address, and no page can register another script. */
function getTrustedAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('guestwise-worker', { createScriptURL: () => ownWorker.address });
  return policy?.createScriptURL('') ?? ownWorker.address;
}

const waitUntilInstalled = (worker: ServiceWorker) =>
  new Promise<void>((resolve) => {
    const check = () => worker.state !== 'installing' && resolve();
    worker.addEventListener('statechange', check);
    check();
  });

/** Asks a worker for the state of its files. It loads what is missing first. */
const ask = (worker: ServiceWorker) =>
  new Promise<FilesState>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => resolve(data), { once: true });
    port1.start();
    const entry = document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '';
    worker.postMessage({ entry } satisfies FilesQuestion, [port2]);
  });
