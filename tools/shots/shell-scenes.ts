import type { Page } from '@playwright/test';
import type { Scene } from './scene.ts';

/** Stores settings on the device, as a signed-out visitor would have chosen them. */
const withSettings = (settings: object) => (page: Page) =>
  page.addInitScript(
    (text) => localStorage.setItem('guestwise.preference', text),
    JSON.stringify({ settings }),
  );

const layout = (name: string, style: string, config: object = {}): Scene => ({
  name,
  path: '/pages/faq',
  before: withSettings({ layout: { style, config }, templateMenu: true }),
});

const navbar = (name: string, style: string, more: object = {}): Scene =>
  layout(name, 'layout1', { navbar: { style, ...more } });

/** Presses the shortcut of the search; the other parts open by their buttons. */
const openSearch = (page: Page) => page.keyboard.press('Control+k');
const openTool = (place: number) => (page: Page) =>
  page.locator('header button:not(:first-child)[aria-expanded][title]:visible').nth(place).click();

/** The shell: its parts, and every layout and style of the navbar. */
export const shellScenes: Scene[] = [
  { name: 'account', path: '/pages/account', signedIn: true },
  { name: 'search', path: '/events', signedIn: true, act: openSearch },
  { name: 'shortcuts', path: '/events', signedIn: true, act: openTool(0) },
  { name: 'notifications', path: '/events', signedIn: true, act: openTool(1) },
  layout('layout-beside', 'layout1'),
  layout('layout-top', 'layout2'),
  layout('layout-toolbar-top', 'layout3'),
  layout('layout-boxed', 'layout2', { mode: 'boxed' }),
  layout('layout-full', 'layout3', { mode: 'fullwidth' }),
  layout('layout-bare', 'layout1', { toolbar: { display: false }, footer: { display: false } }),
  navbar('navbar-folded', 'style-2'),
  navbar('navbar-titles', 'style-3'),
  navbar('navbar-dense', 'style-3-dense'),
  navbar('navbar-end', 'style-1', { position: 'right' }),
];
