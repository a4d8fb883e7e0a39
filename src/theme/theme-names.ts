const twelve = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;

/** The themes of the specification, section 3. */
export const themeNames = [
  'default',
  'defaultDark',
  'legacy',
  ...twelve.map((number) => `light${number}` as const),
  ...twelve.map((number) => `dark${number}` as const),
  'greyDark',
  'mainThemeDark',
  'mainThemeLight',
] as const;
export type ThemeName = (typeof themeNames)[number];

export const isThemeName = (name: unknown): name is ThemeName => themeNames.some((known) => known === name);
