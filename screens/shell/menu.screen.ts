import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Locale } from '../../src/i18n/locale.ts';
import { changeSettings } from '../support/arrange.ts';
import { press } from '../support/keyboard.ts';
import { openRoute } from '../support/open-route.tsx';

const group = page.bySelector('aside nav > ul > li[data-collapse] > button');

const h1 = page.getByRole('heading', { level: 1 });
const direction = () => document.querySelector('.themed-root')?.closest('[dir]')?.getAttribute('dir');

async function openWithGroup(settings: object, locale: Locale = 'en') {
  const { router } = await openRoute('/pages/faq', { width: 1280, locale });
  await changeSettings(router, { ...settings, templateMenu: true });
  await expect.element(group).toBeVisible();
}

test('the pointer opens a row’s menu, and a click pins it', async () => {
  await openWithGroup({ layout: { style: 'layout3' } });
  const main = document.querySelector('main');
  for (const close of [
    () => userEvent.keyboard('{Escape}'),
    () => main?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })),
    async () => {
      await group.click();
      await expect.element(group).toHaveAttribute('aria-expanded', 'true');
      await group.click();
    },
  ]) {
    await userEvent.hover(h1);
    await userEvent.hover(group);
    await expect.element(group).toHaveAttribute('aria-expanded', 'true');
    expect(document.activeElement?.closest('aside')).toBeNull();
    await close();
    await expect.element(group).toHaveAttribute('aria-expanded', 'false');
  }
});

test('[F73] Tab reaches the entries of an open group of a folded menu', async () => {
  await openWithGroup({ layout: { config: { navbar: { folded: true } } } });
  await userEvent.hover(page.getByRole('main'), { position: { x: 600, y: 200 } });
  const panel = page.bySelector('aside > div').element() as HTMLElement;
  await expect.poll(() => panel.clientWidth).toBe(64);
  (group.element() as HTMLElement).focus();
  // The group of the current page is open.
  await expect.element(group).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => document.activeElement?.matches('li[data-collapse] li :is(a, button)')).toBe(true);
  await expect.poll(() => panel.clientWidth).toBe(280);
});

test.each([/Language/, /Amina/])('[F73] Tab in the menu of %s goes on from its button', async (name) => {
  await openRoute('/events', { width: 1280 });
  const buttons = () => [...document.querySelectorAll('header button, main :is(a, button, input)')];
  const opener = page.getByRole('banner').getByRole('button', { name });
  await opener.click();
  await expect.element(page.getByRole('menu')).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  const next = buttons()[buttons().indexOf(opener.element()) + 1];
  expect(document.activeElement).toBe(next);
});

test('a folded menu opens on hover and keyboard focus until Esc', async () => {
  await openRoute('/events', { width: 1024 });
  await expect.element(h1).toBeVisible();
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events' });
  const panel = link.element().closest('aside > div');
  const width = () => panel?.getBoundingClientRect().width;
  const elsewhere = page.getByRole('searchbox', { name: 'Search events' });
  // The pointer may be over the menu from an earlier test.
  await userEvent.hover(elsewhere);
  await expect.poll(width).toBe(64);
  await userEvent.hover(link);
  await expect.poll(width).toBe(280);
  await userEvent.keyboard('{Escape}');
  await expect.poll(width).toBe(64);
  await userEvent.hover(elsewhere);
  await userEvent.hover(link);
  await expect.poll(width).toBe(280);
  await link.click();
  await userEvent.hover(elsewhere);
  expect(panel?.contains(document.activeElement)).toBe(true);
  await expect.poll(width).toBe(64);
  await userEvent.keyboard('{Tab}');
  await expect.poll(width).toBe(280);
});

/** Presses Tab from the start of the page into its content. @returns the frame's regions in order, with their stops */
async function walkFrame() {
  const regions: { name: string; places: number[] }[] = [];
  (document.querySelector('a[href="#content"]') as HTMLElement).focus();
  for (let step = 0; step < 30; step += 1) {
    await userEvent.keyboard('{Tab}');
    const stop = document.activeElement;
    const region = stop?.closest('main') ?? stop?.closest('header, aside');
    if (!stop || !region || region.tagName === 'MAIN') break;
    const { left, right } = stop.getBoundingClientRect();
    const place = direction() === 'rtl' ? -right : left;
    const last = regions.at(-1);
    if (last?.name === region.tagName) last.places.push(place);
    else regions.push({ name: region.tagName, places: [place] });
  }
  return regions;
}

test.each([
  ['layout1', 'en', ['ASIDE', 'HEADER']],
  ['layout3', 'ar', ['HEADER', 'ASIDE']],
] as const)('[F73] Tab visits the frame of %s in %s in reading order', async (layout, locale, order) => {
  await openWithGroup({ layout: { style: layout } }, locale);
  await expect
    .poll(() => document.querySelector('[data-navbar]')?.getAttribute('data-navbar'))
    .toBe(layout === 'layout1' ? 'start' : 'row');
  const regions = await walkFrame();
  expect(regions.map(({ name }) => name)).toEqual(order);
  for (const { name, places } of regions) {
    if (name === 'ASIDE' && layout === 'layout1') continue;
    expect(places.length).toBeGreaterThan(1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  }
});

test('[F73] in layout3 a row’s menu works by keyboard', async () => {
  await openWithGroup({ layout: { style: 'layout3' } }, 'ar');
  await press(group);
  await expect.element(group).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(group).toHaveAttribute('aria-expanded', 'false');
  await expect.element(group).toHaveFocus();
  await userEvent.keyboard('{Enter}{Tab}{Enter}');
  await expect.poll(() => location.pathname).toBe('/apps/calendar');
  await expect.poll(() => document.querySelectorAll('aside [aria-expanded=true]').length).toBe(0);
});

test('the menu closes when the window becomes wide enough for the navbar', async () => {
  await openRoute('/events', { width: 360, height: 740 });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await expect.element(menu.getByRole('link', { name: 'Events' })).toBeVisible();
  await page.viewport(740, 360);
  await expect.element(menu).toBeVisible();
  await page.viewport(1280, 800);
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(h1).toHaveFocus();
  await page.getByRole('navigation').getByRole('link', { name: 'Events' }).click();
  expect(document.documentElement.dataset).not.toHaveProperty('locked');
});

/** The scale of an icon: -1 where it is mirrored. */
const getScale = (icon: string) => getComputedStyle(page.bySelector(icon).first().element()).scale;

test.each([
  ['the menu', '/events', 'aside a[href="/logout"] svg'],
  ['the calendar', '/apps/calendar', 'main h2 ~ a svg'],
] as const)('in Arabic the arrows of %s point along the reading direction', async (_, address, icon) => {
  for (const [locale, scale] of [
    ['ar', '-1 1'],
    ['en', 'none'],
  ] as const) {
    await openRoute(address, { locale });
    await expect.element(page.bySelector(icon).first()).toBeInTheDocument();
    expect(getScale(icon)).toBe(scale);
  }
});
