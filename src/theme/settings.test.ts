import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { setLayout, setTheme } from './edit-settings.ts';
import { getFrame } from './frame.ts';
import { layoutModes, layoutStyles, getSettings } from './settings.ts';
import { isThemeName, themeNames } from './theme-names.ts';

test('without settings the frame is the one of the specification', () => {
  expect(getSettings({})).toMatchObject({
    layout: {
      style: 'layout1',
      config: { containerWidth: 1570, navbar: { display: true, style: 'style-1' } },
    },
    theme: { main: undefined },
  });
  expect(getFrame(getSettings(undefined))).toEqual({
    layout: 'layout1',
    mode: 'container',
    maxWidth: 1570,
    navbar: 'start',
    navbarWidth: 280,
    navbarTitles: 'beside',
    toolbar: 'below',
    hasFooter: true,
    customScrollbars: true,
    sidePanels: { left: false, right: true },
  });
});

test.each([
  ['layout1', 1570, 'start', 'below'],
  ['layout2', 1120, 'row', 'below'],
  ['layout3', 1120, 'row', 'above'],
  ['layout4', 1570, 'start', 'below'],
])('%s is %i px wide with its navbar at %s and its toolbar %s', (style, maxWidth, navbar, toolbar) => {
  expect(getFrame(getSettings({ layout: { style } }))).toMatchObject({ maxWidth, navbar, toolbar });
});

test.each([
  ['style-1', false, 280, 'beside'],
  ['style-1', true, 64, 'hidden'],
  ['style-2', false, 64, 'hidden'],
  ['style-3', false, 120, 'below'],
  ['style-3-dense', false, 64, 'hidden'],
  ['style-9', false, 280, 'beside'],
])('the navbar %s, folded %j, is %i px wide with titles %s', (style, folded, navbarWidth, navbarTitles) => {
  const settings = getSettings({ layout: { style: 'layout1', config: { navbar: { style, folded } } } });
  expect(getFrame(settings)).toMatchObject({ navbarWidth, navbarTitles });
});

test.each([
  ['a hidden navbar', { navbar: { display: false } }, { navbar: 'none', navbarWidth: 0 }],
  ['a hidden toolbar', { toolbar: { display: false } }, { toolbar: 'none' }],
  ['a hidden footer', { footer: { display: false } }, { hasFooter: false }],
  [
    'the other side panel',
    { leftSidePanel: { display: true }, rightSidePanel: { display: false } },
    { sidePanels: { left: true, right: false } },
  ],
  ['the full width', { mode: 'fullwidth' }, { mode: 'fullwidth', maxWidth: undefined }],
  ['a box', { mode: 'boxed' }, { mode: 'boxed', maxWidth: 1570 }],
])('the frame follows the setting of %s', (_, config, frame) => {
  expect(getFrame(getSettings({ layout: { style: 'layout1', config } }))).toMatchObject(frame);
});

const getNavbarWidth = (navbar: object, room: Parameters<typeof getFrame>[1]) =>
  getFrame(getSettings({ layout: { style: 'layout1', config: { navbar } } }), room).navbarWidth;

test.each([
  ['narrow', [64, 64, 64]],
  ['medium', [64, 280, 64]],
  ['wide', [280, 280, 64]],
] as const)('on a %s window the navbar folds, unless it is kept open or has icons', (room, widths) => {
  expect([undefined, false, true].map((folded) => getNavbarWidth({ folded }, room))).toEqual(widths);
  expect(getNavbarWidth({ style: 'style-3' }, room)).toBe(120);
});

test.each([
  [undefined, undefined],
  ['ltr', 'ltr'],
  ['rtl', 'rtl'],
  ['up', undefined],
])('the direction %j is read as %j; without one the language decides', (stored, direction) => {
  for (const style of layoutStyles) {
    expect(getSettings({ layout: { style }, direction: stored }).direction).toBe(direction);
  }
});

test('a part without a theme has the main one', () => {
  expect(getSettings({ theme: { main: 'dark3' } }).theme).toEqual({
    main: 'dark3',
    navbar: 'dark3',
    toolbar: 'dark3',
    footer: 'dark3',
  });
});

test('an unknown theme is the default', () => {
  expect(getSettings({ theme: { main: 'no such', footer: 7 } }).theme).toMatchObject({
    main: 'default',
    footer: 'default',
  });
  expect(themeNames).toHaveLength(30);
});

test('[F85] 500 random shapes always give a usable frame', () => {
  const anything = fc.anything({ maxDepth: 4, withNullPrototype: true });
  const layout = fc.record({
    style: fc.oneof(fc.constantFrom(...layoutStyles), anything),
    config: fc.oneof(
      anything,
      fc.record({
        mode: anything,
        containerWidth: anything,
        navbar: anything,
        toolbar: anything,
        footer: anything,
      }),
    ),
  });
  const stored = fc.oneof(
    anything,
    fc.record({
      layout: fc.oneof(layout, anything),
      direction: anything,
      customScrollbars: anything,
      theme: fc.oneof(anything, fc.dictionary(fc.constantFrom('main', 'navbar', 'footer'), anything)),
    }),
  );
  fc.assert(
    fc.property(stored, fc.constantFrom(...layoutStyles), (value, style) => {
      const edited = getSettings(setTheme(setLayout(value, style), 'dark6'));
      expect([getFrame(edited).layout, edited.theme.footer]).toEqual([style, 'dark6']);
      const settings = getSettings(value);
      const frame = getFrame(settings);
      expect(layoutStyles).toContain(frame.layout);
      expect(layoutModes).toContain(frame.mode);
      expect([0, 64, 120, 280]).toContain(frame.navbarWidth);
      expect(frame.maxWidth ?? 1000).toBeGreaterThanOrEqual(320);
      expect(Object.values(settings.theme).every((name) => name === undefined || isThemeName(name))).toBe(
        true,
      );
    }),
    { numRuns: 500 },
  );
});
