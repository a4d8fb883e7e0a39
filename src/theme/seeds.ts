import type { ThemeName } from './theme-names.ts';

type HueAndChroma = readonly [hue: number, chroma: number];

/** The input of a theme. */
export interface Seed {
  isDark: boolean;
  /** The tint of the neutrals: page, surfaces and borders. */
  paper: HueAndChroma;
  /** Buttons, links, the selected tab. */
  brand: HueAndChroma;
  /** The background of the navbar: lightness 0–1 and its tint. */
  navbar: readonly [lightness: number, ...HueAndChroma];
}

const light = (paper: HueAndChroma, brand: HueAndChroma, navbar: Seed['navbar']): Seed => ({
  isDark: false,
  paper,
  brand,
  navbar,
});
const dark = (paper: HueAndChroma, brand: HueAndChroma, navbar: Seed['navbar']): Seed => ({
  isDark: true,
  paper,
  brand,
  navbar,
});

/** Every theme but the product's own two, which are defined in light.ts and dark.ts. */
export const seeds: Readonly<Record<Exclude<ThemeName, 'default' | 'defaultDark'>, Seed>> = {
  legacy: light([250, 0.004], [262, 0.17], [0.26, 262, 0.03]),
  // Stationery colours: paper, ink and ribbons.
  light1: light([85, 0.012], [55, 0.12], [0.32, 50, 0.06]),
  light2: light([20, 0.008], [15, 0.16], [0.3, 15, 0.09]),
  light3: light([350, 0.012], [350, 0.17], [0.95, 350, 0.03]),
  light4: light([310, 0.01], [310, 0.16], [0.29, 310, 0.09]),
  light5: light([280, 0.008], [285, 0.18], [0.27, 285, 0.1]),
  light6: light([250, 0.008], [255, 0.16], [0.96, 250, 0.015]),
  light7: light([220, 0.01], [235, 0.12], [0.3, 240, 0.07]),
  light8: light([200, 0.01], [205, 0.1], [0.94, 200, 0.03]),
  light9: light([170, 0.008], [180, 0.1], [0.3, 190, 0.05]),
  light10: light([130, 0.012], [135, 0.12], [0.33, 135, 0.06]),
  light11: light([105, 0.018], [110, 0.1], [0.94, 105, 0.05]),
  light12: light([70, 0.004], [70, 0.012], [0.2, 70, 0.008]),
  dark1: dark([60, 0.014], [65, 0.12], [0.16, 60, 0.02]),
  dark2: dark([20, 0.016], [20, 0.14], [0.25, 15, 0.08]),
  dark3: dark([350, 0.018], [350, 0.14], [0.17, 350, 0.03]),
  dark4: dark([310, 0.022], [315, 0.14], [0.24, 310, 0.09]),
  dark5: dark([285, 0.026], [290, 0.14], [0.17, 285, 0.05]),
  dark6: dark([262, 0.022], [255, 0.13], [0.15, 262, 0.035]),
  dark7: dark([240, 0.024], [230, 0.12], [0.25, 240, 0.06]),
  dark8: dark([205, 0.018], [200, 0.11], [0.17, 205, 0.03]),
  dark9: dark([180, 0.016], [175, 0.12], [0.24, 180, 0.045]),
  dark10: dark([140, 0.014], [140, 0.14], [0.17, 140, 0.025]),
  dark11: dark([100, 0.014], [95, 0.13], [0.22, 100, 0.03]),
  dark12: dark([0, 0], [85, 0.11], [0.1, 0, 0]),
  greyDark: dark([250, 0.003], [250, 0.02], [0.28, 250, 0.004]),
  mainThemeDark: dark([168, 0.012], [168, 0.1], [0.3, 168, 0.055]),
  mainThemeLight: light([168, 0.008], [168, 0.09], [0.96, 168, 0.02]),
};
