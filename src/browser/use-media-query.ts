import { useSyncExternalStore } from 'react';

/** Whether a media query matches now, such as `(width >= 1280px)`. Prefer CSS where the content is the same. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}
