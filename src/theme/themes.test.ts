import { expect, test } from 'vitest';
import { getContrast } from './color.ts';
import { themeNames } from './theme-names.ts';
import { getAppearance, getTheme, isDarkTheme } from './themes.ts';

/**
 * The foreground and background pairs of the product: text needs a contrast of 4.5, controls and meaningful lines 3
 * (WCAG AA).
 */
const text = [
  ...(
    [
      'colorNeutralForeground1',
      'colorNeutralForeground2',
      'colorNeutralForeground3',
      'colorNeutralForeground4',
      'colorBrandForegroundLink',
    ] as const
  ).flatMap((ink) =>
    (
      [
        'colorNeutralBackground1',
        'colorNeutralBackground2',
        'colorPage',
        'colorRowHover',
        'colorSelectedRow',
      ] as const
    ).map((ground) => [ink, ground] as const),
  ),
  ['colorNeutralForegroundOnBrand', 'colorBrandBackground'],
  ['colorNeutralForegroundOnBrand', 'colorBrandBackgroundHover'],
  ['colorNeutralForegroundOnBrand', 'colorBrandBackgroundPressed'],
  ['colorOnDanger', 'colorDanger'],
  ['colorOnDanger', 'colorDangerHover'],
  ['colorSidebarInk', 'colorSidebar'],
  ['colorSidebarStrong', 'colorSidebar'],
  ['colorSidebarSoft', 'colorSidebar'],
  ['colorComing', 'colorComingTint'],
  ['colorDeclined', 'colorDeclinedTint'],
  ['colorWaiting', 'colorWaitingTint'],
  ['colorDiscrepancy', 'colorDiscrepancyTint'],
  ['colorComing', 'colorNeutralBackground1'],
  ['colorDeclined', 'colorNeutralBackground1'],
] as const;
const controls = [
  ['colorNeutralStrokeAccessible', 'colorNeutralBackground1'],
  ['colorBrandBackground', 'colorNeutralBackground1'],
  ['colorCompoundBrandStroke', 'colorPage'],
  ['colorStrokeFocus2', 'colorNeutralBackground1'],
] as const;

// Each part of the frame (main, navbar, toolbar, footer) takes its pairs from its theme.
test.each(themeNames)('[F86] %s has the contrast of WCAG AA in every pair in use', (name) => {
  const theme: Record<string, unknown> = { ...getTheme(name) };
  const failing = [
    ...text.map((pair) => [...pair, 4.5] as const),
    ...controls.map((pair) => [...pair, 3] as const),
  ].filter(([ink, ground, ratio]) => getContrast(String(theme[ink]), String(theme[ground])) < ratio);
  expect(failing).toEqual([]);
});

test('no two themes have the same page, brand and navbar', () => {
  const looks = themeNames.map((name) => {
    const { colorPage, colorBrandBackground, colorSidebar } = getTheme(name);
    return `${colorPage} ${colorBrandBackground} ${colorSidebar}`;
  });
  expect(new Set(looks).size).toBe(themeNames.length);
});

test('a primary button changes on hover and when pressed', () => {
  const same = themeNames.filter((name) => {
    const { colorBrandBackground, colorBrandBackgroundHover, colorBrandBackgroundPressed } = getTheme(name);
    return new Set([colorBrandBackground, colorBrandBackgroundHover, colorBrandBackgroundPressed]).size < 3;
  });
  expect(same).toEqual([]);
});

test('dark themes have light text', () => {
  const wrong = themeNames.filter((name) => {
    const { colorNeutralForeground1, colorNeutralBackground1 } = getTheme(name);
    return (
      getContrast(colorNeutralForeground1, '#000000') > getContrast(colorNeutralBackground1, '#000000') !==
      isDarkTheme(name)
    );
  });
  expect(wrong).toEqual([]);
});

test.each([
  [undefined, 'system'],
  ['default', 'light'],
  ['defaultDark', 'dark'],
  ['light12', 'light'],
  ['greyDark', 'dark'],
  ['mainThemeLight', 'light'],
] as const)('the appearance of the theme %j is %s', (theme, appearance) => {
  expect(getAppearance(theme)).toBe(appearance);
});
