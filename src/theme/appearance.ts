import * as v from 'valibot';
import { isThemeName } from './theme-names.ts';
import { isDarkTheme } from './themes.ts';

export const appearances = ['system', 'light', 'dark'] as const;
/** The chosen colours: light, dark, or the system's. */
export type Appearance = (typeof appearances)[number];

export const isAppearance = (value: unknown): value is Appearance =>
  appearances.some((appearance) => appearance === value);

type Fields = Readonly<Record<string, unknown>>;
const fields = v.fallback(v.record(v.string(), v.unknown()), {});

const chosenThemes = { light: 'default', dark: 'defaultDark' } as const;

/** Reads `settings.theme.main` of a preference: without one, the system decides; an unknown one is light. */
export function parseAppearance(preference: Fields): Appearance {
  const { main } = v.parse(fields, v.parse(fields, preference.settings).theme);
  if (typeof main !== 'string') return 'system';
  return isThemeName(main) && isDarkTheme(main) ? 'dark' : 'light';
}

/** The preference with another appearance: `settings.theme` names one theme for all four parts, or none. */
export function withAppearance(preference: Fields, appearance: Appearance): Fields {
  const { theme, ...settings } = v.parse(fields, preference.settings);
  const { main: _main, navbar: _navbar, toolbar: _toolbar, footer: _footer, ...own } = v.parse(fields, theme);
  if (appearance === 'system') {
    return { ...preference, settings: Object.keys(own).length > 0 ? { ...settings, theme: own } : settings };
  }
  const name = chosenThemes[appearance];
  const parts = { main: name, navbar: name, toolbar: name, footer: name };
  return { ...preference, settings: { ...settings, theme: { ...own, ...parts } } };
}
