import { useSyncExternalStore } from 'react';
import type { ThemeName } from './theme-names.ts';

const darkness = () => matchMedia('(prefers-color-scheme: dark)');

function subscribe(listener: () => void) {
  const query = darkness();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** The theme of a page that follows the system. */
export const useSystemTheme = (): ThemeName =>
  useSyncExternalStore(subscribe, () => darkness().matches) ? 'defaultDark' : 'default';
