/** This product registers none, so one that controls the page comes from an older product at its address. */
export const isUnderServiceWorker = () => Boolean(navigator.serviceWorker?.controller);

/** Unregisters the old worker and reloads the page. Does not return if that helps. */
export async function leaveServiceWorker() {
  const registrations = await navigator.serviceWorker.getRegistrations();
  const gone = await Promise.all(registrations.map((registration) => registration.unregister()));
  if (!gone.includes(true)) return;
  location.reload();
  await new Promise(() => {});
}
