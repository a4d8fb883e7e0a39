import type { CSSProperties } from 'react';
import { createTheme } from './create-theme.ts';
import { dark } from './dark.ts';
import { light } from './light.ts';
import { seeds } from './seeds.ts';
import type { Settings } from './settings.ts';
import type { ThemeName } from './theme-names.ts';

/** The Fluent theme of a name. */
export function getTheme(name: ThemeName): typeof light {
  if (name === 'default') return light;
  if (name === 'defaultDark') return { ...light, ...dark };
  return createTheme(seeds[name]);
}

const styles = new Map<ThemeName, CSSProperties>();

/** A theme as custom properties, for the document or an element whose theme differs from the page's. */
export function getThemeStyle(name: ThemeName): CSSProperties {
  const known = styles.get(name);
  if (known) return known;
  const style = Object.fromEntries(
    Object.entries(getTheme(name)).map(([token, value]) => [`--${token}`, scaleType(token, value)]),
  );
  styles.set(name, style);
  return style;
}

/** Sizes of type in rem, as those of scale.css: they follow the size that a person has chosen in the browser. */
const scaleType = (token: string, value: string | number) =>
  /^(fontSize|lineHeight)/.test(token) ? `${Number.parseFloat(String(value)) / 16}rem` : value;

/** The colours of a part of the frame; nothing if they equal those of the page. */
export function getPartStyle(
  themes: Settings['theme'],
  part: 'navbar' | 'toolbar' | 'footer',
): CSSProperties | undefined {
  const name = themes[part];
  return name === undefined || name === themes.main ? undefined : getThemeStyle(name);
}

/** Whether a theme is dark. */
export const isDarkTheme = (name: ThemeName) =>
  name === 'defaultDark' || (name !== 'default' && seeds[name].isDark);

/** Light, dark, or the system's choice, which is the theme's absence. */
export type Appearance = 'system' | 'light' | 'dark';

/** The appearance of a theme. */
export const getAppearance = (theme: ThemeName | undefined): Appearance =>
  theme === undefined ? 'system' : isDarkTheme(theme) ? 'dark' : 'light';
