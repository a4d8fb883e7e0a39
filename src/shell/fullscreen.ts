import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};

/** Whether this browser supports full screen; iOS phones do not. */
export const isFullscreenOffered = () => globalThis.document?.fullscreenEnabled ?? false;

/** Whether the page is in full screen. */
export const useFullscreen = () => useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);

/** Enters or leaves full screen. If the browser refuses, nothing changes. */
export function toggleFullscreen() {
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen();
  change.catch(() => {});
}
