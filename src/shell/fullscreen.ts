import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};

/** Whether this browser can show a page alone on the screen; phones with iOS cannot. */
export const isFullscreenOffered = () => globalThis.document?.fullscreenEnabled ?? false;

/** Whether the page has the screen for itself. */
export const useFullscreen = () => useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);

/** Gives the page the whole screen, or gives the screen back. A browser that refuses changes nothing. */
export function toggleFullscreen() {
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen();
  change.catch(() => {});
}
