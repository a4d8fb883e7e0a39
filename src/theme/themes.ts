import { createSwatch, createTheme, type Swatch } from './create-theme.ts';
import { dark } from './dark.ts';
import { light } from './light.ts';
import { seeds } from './seeds.ts';
import type { ThemeName } from './theme-names.ts';

const made = new Map<ThemeName, typeof light>();

/** The Fluent theme of a name, created once. */
export function getTheme(name: ThemeName): typeof light {
  if (name === 'default') return light;
  if (name === 'defaultDark') return { ...light, ...dark };
  const theme = made.get(name) ?? createTheme(seeds[name]);
  made.set(name, theme);
  return theme;
}

/** Whether a theme is dark. */
export const isDarkTheme = (name: ThemeName) =>
  name === 'defaultDark' || (name !== 'default' && seeds[name].isDark);

/** The colours of a theme's picture. */
export function getSwatch(name: ThemeName): Swatch {
  if (name !== 'default' && name !== 'defaultDark') return createSwatch(seeds[name]);
  const { colorPage, colorNeutralBackground1, colorSidebar, colorBrandBackground } = getTheme(name);
  return {
    page: colorPage,
    sheet: colorNeutralBackground1,
    navbar: colorSidebar,
    brand: colorBrandBackground,
  };
}
