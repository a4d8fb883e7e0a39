import { expect, test } from 'vitest';
import { resetSettings, setLayout, setPartTheme, setSetting, setTheme } from './edit-settings.ts';
import { getFrame } from './frame.ts';
import { getSettings } from './settings.ts';

test('one value changes, and every other field stays unchanged', () => {
  const stored = { novelty: { deep: [1] }, layout: { style: 'layout2', config: { mode: 'boxed', own: 1 } } };
  expect(setSetting(stored, ['layout', 'config', 'mode'], 'fullwidth')).toEqual({
    novelty: { deep: [1] },
    layout: { style: 'layout2', config: { mode: 'fullwidth', own: 1 } },
  });
  expect(stored.layout.config.mode).toBe('boxed');
  expect(setSetting({ direction: 'rtl', own: 1 }, ['direction'], undefined)).toEqual({ own: 1 });
});

test('another layout starts from its own width and place of the toolbar', () => {
  const stored = {
    layout: { style: 'layout3', config: { containerWidth: 900, toolbar: { position: 'above' } } },
  };
  expect(getFrame(getSettings(setLayout(stored, 'layout1')))).toMatchObject({
    maxWidth: 1570,
    toolbar: 'below',
  });
  expect(getFrame(getSettings(setLayout(stored, 'layout2')))).toMatchObject({
    maxWidth: 1120,
    navbar: 'row',
  });
});

test('a theme is set for the page and all parts of the frame', () => {
  const partly = { theme: { main: 'dark3', navbar: 'light2' } };
  const theme = { main: 'dark6', navbar: 'dark6', toolbar: 'dark6', footer: 'dark6' };
  expect(setTheme(partly, 'dark6')).toEqual({ theme });
  expect(getSettings(setTheme(partly, undefined)).theme.navbar).toBeUndefined();
});

test('a theme is set for one part, and the others keep what they show', () => {
  const shown = { main: 'dark3', navbar: 'light2', toolbar: 'dark3', footer: 'dark3' } as const;
  const stored = { theme: { main: 'dark3', navbar: 'light2' } };
  expect(setPartTheme(stored, 'footer', 'light6', shown)).toEqual({
    theme: { main: 'dark3', navbar: 'light2', footer: 'light6' },
  });
  expect(setPartTheme(stored, 'navbar', undefined, shown)).toEqual({ theme: { main: 'dark3' } });
  expect(getSettings(setPartTheme(stored, 'main', 'dark6', shown)).theme).toEqual({
    ...shown,
    main: 'dark6',
  });
});

test('the defaults reset what the panel can change, nothing else', () => {
  const stored = {
    layout: { style: 'layout2' },
    direction: 'rtl',
    theme: { main: 'dark3' },
    customScrollbars: false,
    templateMenu: true,
    novelty: 1,
  };
  expect(resetSettings(stored)).toEqual({ novelty: 1 });
});
