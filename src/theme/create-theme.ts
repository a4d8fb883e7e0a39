import { type BrandVariants, createDarkTheme, createLightTheme } from '@fluentui/react-components';
import { paintBrand, shapes } from './brand.ts';
import { findInk, toHex } from './color.ts';
import { dark } from './dark.ts';
import { type Accents, light } from './light.ts';
import type { Seed } from './seeds.ts';

/** WCAG AA for text with a margin for tints, and for controls. */
const text = 4.6;
const control = 3.1;

/** The lightness of backgrounds and borders; the rest is computed from the contrast. */
const levels = {
  light: {
    sheet: 1,
    soft: 0.985,
    page: 0.968,
    hover: 0.978,
    row: 0.955,
    line: 0.86,
    faint: 0.915,
    thin: 0.94,
  },
  dark: {
    sheet: 0.235,
    soft: 0.215,
    page: 0.195,
    hover: 0.28,
    row: 0.29,
    line: 0.42,
    faint: 0.33,
    thin: 0.295,
  },
};

/** The 16 steps of Fluent's brand ramp, from darkest to lightest. */
const createRamp = ([hue, chroma]: Seed['brand']) =>
  Object.fromEntries(
    Array.from({ length: 16 }, (_, place) => [
      (place + 1) * 10,
      toHex({ lightness: 0.14 + place * 0.052, chroma: chroma * (1 - Math.abs(place - 7) / 14), hue }),
    ]),
  ) as unknown as BrandVariants;

/** The navbar's background and text. */
function createNavbar([lightness, hue, chroma]: Seed['navbar']) {
  const ground = toHex({ lightness, chroma, hue });
  const isLight = lightness > 0.6;
  const side = isLight ? 'darker' : 'lighter';
  const alpha = isLight ? '#000000' : '#ffffff';
  const ink = (ratio: number) => findInk({ chroma: Math.min(chroma, 0.03), hue }, [ground], ratio, side);
  return {
    colorSidebar: ground,
    colorSidebarInk: ink(9),
    colorSidebarStrong: isLight ? '#000000' : '#ffffff',
    colorSidebarSoft: ink(5.5),
    colorSidebarLine: `${alpha}1f`,
    colorSidebarSelected: `${alpha}14`,
  } satisfies Partial<Accents>;
}

/**
 * Creates a theme from a seed: tinted neutrals and one brand colour; every text colour is computed from its contrast.
 */
export function createTheme(seed: Seed): typeof light {
  const { isDark, paper, brand } = seed;
  const base = isDark ? dark : light;
  const level = isDark ? levels.dark : levels.light;
  const [hue, chroma] = paper;
  const ground = (lightness: number) => toHex({ lightness, chroma, hue });
  const grounds = [ground(level.sheet), ground(level.page), ground(level.hover), ground(level.row)];
  const side = isDark ? 'lighter' : 'darker';
  const ink = (ratio: number) => findInk({ chroma, hue }, grounds, ratio, side);
  const accent = (ratio: number) =>
    findInk({ hue: brand[0], chroma: brand[1] }, [...grounds, isDark ? '#0b0b0b' : '#ffffff'], ratio, side);
  const [lead, strong, pressed] = [accent(text), accent(text + 1.6), accent(text + 3.2)];
  const fluent = isDark ? createDarkTheme(createRamp(brand)) : createLightTheme(createRamp(brand));
  const onBrand = isDark ? findInk({ hue: brand[0], chroma: 0.03 }, [lead, strong], 6, 'darker') : '#ffffff';
  const quiet = ground(level.faint);
  return {
    ...base,
    ...fluent,
    ...shapes,
    ...createNavbar(seed.navbar),
    colorPage: ground(level.page),
    colorSelectedRow: ground(level.row),
    colorRowHover: ground(level.hover),
    colorWaiting: findInk({ chroma, hue }, [quiet], text, side),
    colorWaitingTint: quiet,
    ...paintBrand(lead, strong, pressed),
    colorNeutralForeground1: ink(13),
    colorNeutralForeground2: ink(9),
    colorNeutralForeground3: ink(5.2),
    colorNeutralForeground4: ink(text),
    colorNeutralBackground1: ground(level.sheet),
    colorNeutralBackground1Hover: ground(level.hover),
    colorNeutralBackground1Selected: ground(level.hover),
    colorNeutralBackground2: ground(level.soft),
    colorNeutralBackground3: ground(level.page),
    colorSubtleBackgroundHover: ground(level.hover),
    colorNeutralStroke1: ground(level.line),
    colorNeutralStroke2: ground(level.faint),
    colorNeutralStroke3: ground(level.thin),
    colorNeutralStrokeAccessible: ink(control),
    colorNeutralForegroundOnBrand: onBrand,
  };
}
