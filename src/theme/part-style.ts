import type { CSSProperties } from 'react';
import type { Settings } from './settings.ts';
import type { ThemeName } from './theme-names.ts';
import { getTheme } from './themes.ts';

const made = new Map<ThemeName, CSSProperties>();

/** A theme as custom properties, for an element whose theme differs from the page's. */
export function getThemeStyle(name: ThemeName): CSSProperties {
  const known = made.get(name);
  if (known) return known;
  const style = Object.fromEntries(
    Object.entries(getTheme(name)).map(([token, value]) => [`--${token}`, value]),
  );
  made.set(name, style);
  return style;
}

/** The colours of a part of the frame; nothing if they equal those of the page. */
export function getPartStyle(
  themes: Settings['theme'],
  part: 'navbar' | 'toolbar' | 'footer',
): CSSProperties | undefined {
  const name = themes[part];
  return name === undefined || name === themes.main ? undefined : getThemeStyle(name);
}
