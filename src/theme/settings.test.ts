import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getFrame } from './frame.ts';
import { layoutModes, layoutStyles, navbarStyles, readSettings } from './settings.ts';
import { isThemeName, themeNames } from './theme-names.ts';

test('without settings the frame is the one of the specification', () => {
  expect(readSettings({})).toMatchObject({
    layout: {
      style: 'layout1',
      config: { containerWidth: 1570, navbar: { display: true, style: 'style-1' } },
    },
    theme: { main: undefined },
  });
  expect(getFrame(readSettings(undefined))).toEqual({
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
  ['layout1', 1570, 'start'],
  ['layout2', 1120, 'row'],
  ['layout3', 1120, 'row'],
  ['layout4', 1570, 'start'],
])('%s is %i px wide with its navbar at %s', (style, maxWidth, navbar) => {
  expect(getFrame(readSettings({ layout: { style } }))).toMatchObject({ maxWidth, navbar });
});

test.each([
  ['style-1', false, 280, 'beside'],
  ['style-1', true, 64, 'hidden'],
  ['style-2', false, 64, 'hidden'],
  ['style-3', false, 120, 'below'],
  ['style-3-dense', false, 64, 'hidden'],
  ['style-9', false, 280, 'beside'],
])('the navbar %s, folded %j, is %i px wide with titles %s', (style, folded, navbarWidth, navbarTitles) => {
  const settings = readSettings({ layout: { style: 'layout1', config: { navbar: { style, folded } } } });
  expect(getFrame(settings)).toMatchObject({ navbarWidth, navbarTitles });
});

test('every layout, mode, navbar style and part shown or hidden is a frame of its own', () => {
  const shown = [true, false];
  const frames = layoutStyles.flatMap((style) =>
    layoutModes.flatMap((mode) =>
      navbarStyles.flatMap((navbarStyle) =>
        shown.flatMap((navbar) =>
          shown.flatMap((toolbar) =>
            shown.map((footer) => {
              const config = {
                mode,
                navbar: { display: navbar, style: navbarStyle },
                toolbar: { display: toolbar },
                footer: { display: footer },
              };
              const frame = getFrame(readSettings({ layout: { style, config } }));
              expect(frame.maxWidth === undefined).toBe(mode === 'fullwidth');
              expect(frame.navbar === 'none').toBe(!navbar);
              expect(frame.navbar === 'row').toBe(navbar && style !== 'layout1');
              expect(frame.toolbar === 'none').toBe(!toolbar);
              expect(frame.hasFooter).toBe(footer);
              return frame;
            }),
          ),
        ),
      ),
    ),
  );
  expect(frames).toHaveLength(3 * 3 * 4 * 2 * 2 * 2);
});

test('below 1280 px an open navbar folds, and a panel of icons stays as it is', () => {
  const getWidth = (style: string) =>
    getFrame(readSettings({ layout: { style: 'layout1', config: { navbar: { style } } } }), true).navbarWidth;
  expect(['style-1', 'style-2', 'style-3', 'style-3-dense'].map(getWidth)).toEqual([64, 64, 120, 64]);
});

test.each([
  [undefined, undefined],
  ['ltr', 'ltr'],
  ['rtl', 'rtl'],
  ['up', undefined],
])('the direction %j is read as %j: absent follows the language', (stored, direction) => {
  for (const style of layoutStyles) {
    expect(readSettings({ layout: { style }, direction: stored }).direction).toBe(direction);
  }
});

test('a theme of a part that is not named is the main one, and an unknown name is the default', () => {
  expect(readSettings({ theme: { main: 'dark3' } }).theme).toEqual({
    main: 'dark3',
    navbar: 'dark3',
    toolbar: 'dark3',
    footer: 'dark3',
  });
  expect(readSettings({ theme: { main: 'no such', footer: 7 } }).theme).toMatchObject({
    main: 'default',
    footer: 'default',
  });
  expect(themeNames).toHaveLength(30);
});

test('[F85] 500 random shapes: always a usable frame', () => {
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
    fc.property(stored, (value) => {
      const settings = readSettings(value);
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
