import { expect, test } from 'vitest';
import { parseAppearance, appearances, withAppearance } from './appearance.ts';

const preferring = (main: unknown) => ({ settings: { theme: { main } } });

test.each([
  ['default', 'light'],
  ['defaultDark', 'dark'],
  ['legacy', 'light'],
  ['light12', 'light'],
  ['dark1', 'dark'],
  ['dark12', 'dark'],
  ['greyDark', 'dark'],
  ['mainThemeDark', 'dark'],
  ['mainThemeLight', 'light'],
  ['dark13', 'light'],
  ['no such theme', 'light'],
  [undefined, 'system'],
  [7, 'system'],
])('the theme %j is %s', (main, appearance) => {
  expect(parseAppearance(preferring(main))).toBe(appearance);
});

test.each([[{}], [{ settings: null }], [{ settings: [] }], [{ settings: { theme: 'dark' } }]])(
  'the preference %j leaves the colours to the system, and accepts a choice',
  (preference) => {
    expect(parseAppearance(preference)).toBe('system');
    expect(parseAppearance(withAppearance(preference, 'dark'))).toBe('dark');
  },
);

test('a choice is read back unchanged, and the system’s choice leaves no theme', () => {
  for (const appearance of appearances) {
    expect(parseAppearance(withAppearance(preferring('dark3'), appearance))).toBe(appearance);
  }
  expect(withAppearance({}, 'dark')).toEqual({
    settings: {
      theme: { main: 'defaultDark', navbar: 'defaultDark', toolbar: 'defaultDark', footer: 'defaultDark' },
    },
  });
  expect(withAppearance(preferring('default'), 'system')).toEqual({ settings: {} });
});

test('a choice leaves all other fields of the preference unchanged', () => {
  const others = { shortcuts: ['mail'], _id: 'p1', novelty: { deep: [1] } };
  const settings = {
    direction: 'rtl',
    layout: { style: 'layout2' },
    theme: { main: 'legacy', accent: 'red' },
  };
  expect(withAppearance({ ...others, settings }, 'system')).toEqual({
    ...others,
    settings: { ...settings, theme: { accent: 'red' } },
  });
  expect(withAppearance({ ...others, settings }, 'light')).toMatchObject({
    ...others,
    settings: { ...settings, theme: { main: 'default', accent: 'red' } },
  });
});
