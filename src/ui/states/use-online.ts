import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  for (const type of ['online', 'offline']) addEventListener(type, listener);
  return () => {
    for (const type of ['online', 'offline']) removeEventListener(type, listener);
  };
}

/** Whether the browser reports a connection. A connection without the internet counts. */
export const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine);
