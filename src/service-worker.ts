/** This product registers none, so one that answers for the page is of an older product at its address. */
export const isUnderServiceWorker = () => Boolean(navigator.serviceWorker?.controller);

/** Sends the old worker away and loads the page anew without it. Does not return where that helps. */
export async function leaveServiceWorker() {
  const registrations = await navigator.serviceWorker.getRegistrations();
  const gone = await Promise.all(registrations.map((registration) => registration.unregister()));
  if (!gone.includes(true)) return;
  location.reload();
  await new Promise(() => {});
}
