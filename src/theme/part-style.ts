import type { CSSProperties } from 'react';
import type { Settings } from './settings.ts';
import { getTheme } from './themes.ts';

/** The colours of a part of the frame as custom properties; nothing where it has those of the page. */
export function getPartStyle(
  themes: Settings['theme'],
  part: 'navbar' | 'toolbar' | 'footer',
): CSSProperties | undefined {
  const name = themes[part];
  if (name === undefined || name === themes.main) return undefined;
  return Object.fromEntries(Object.entries(getTheme(name)).map(([token, value]) => [`--${token}`, value]));
}
