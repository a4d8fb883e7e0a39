import { config } from '../config.ts';

/** Whether a service worker controls the page. The product's own does for a guest whose id begins with `events`. */
export const isUnderServiceWorker = () => Boolean(navigator.serviceWorker?.controller);

/** Unregisters the worker that controls the page, and reloads the page. Does not return if that helps. */
export async function leaveServiceWorker() {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!(await registration?.unregister())) return;
  location.reload();
  await new Promise(() => {});
}

/** The product's own worker (src/offline/worker.ts): its address, and the prefix of the addresses that it controls. */
export const ownWorker = {
  address: `${config.basePath}/offline-worker.js`,
  scope: `${config.basePath}/events`,
  /** The standalone export and the development server have none. */
  isBuilt: import.meta.env.MODE === 'production',
};

/** Whether a worker of another product, which was at this address before, controls the page. */
export function isUnderForeignWorker() {
  const address = navigator.serviceWorker?.controller?.scriptURL;
  return (
    address !== undefined &&
    !(ownWorker.isBuilt && address === new URL(ownWorker.address, location.href).href)
  );
}
