import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { activate } from '../../src/i18n/activate.ts';
import { toasts } from '../../src/ui/toasts/toasts.ts';
import { changeSettings } from '../support/arrange.ts';
import { openRoute } from '../support/open-route.tsx';

const visit = { signedInAs: admin };
const h1 = page.getByRole('heading', { level: 1 });
const direction = () => document.querySelector('.themed-root')?.closest('[dir]')?.getAttribute('dir');

const changes = [
  { theme: { main: 'dark10', navbar: 'light3' } },
  { layout: { style: 'layout3' }, theme: { main: 'dark10' } },
  { layout: { style: 'layout1', config: { navbar: { style: 'style-3' } } } },
  { layout: { style: 'layout2', config: { footer: { display: false } } }, direction: 'rtl' },
];

test('text in fields and the focus survive every change of the settings', async () => {
  const { router } = await openRoute('/events', { ...visit, height: 420 });
  const search = page.getByRole('searchbox', { name: 'Search events' });
  await search.fill('a');
  await userEvent.keyboard('{Home}');
  await expect.element(search).toHaveFocus();
  const field = search.element() as HTMLInputElement;
  scrollTo(0, 90);
  for (const settings of changes) {
    await changeSettings(router, settings);
    await expect
      .poll(() => document.querySelector('[data-navbar]')?.getAttribute('data-mode'))
      .toBe('container');
    await expect.poll(direction).toBe('direction' in settings ? 'rtl' : 'ltr');
    expect(document.activeElement).toBe(field);
    expect(field.value).toBe('a');
  }
  const last = scrollY;
  await activate('ar');
  await expect.element(h1).toHaveTextContent('المناسبات');
  expect(document.activeElement).toBe(field);
  expect([field.value, scrollY]).toEqual(['a', last]);
});

test('a folded menu opens on hover and keyboard focus, but not on the focus after a click', async () => {
  await openRoute('/events', { ...visit, width: 1024 });
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
  const { router } = await openRoute('/pages/faq', { ...visit, locale });
  await expect.element(h1).toBeVisible();
  await changeSettings(router, { layout: { style: layout }, templateMenu: true });
  await expect.poll(() => document.querySelector('aside button[aria-controls]')).not.toBeNull();
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

test('[F73] in layout3 a menu of the row can be opened, used and closed by keyboard', async () => {
  const { router } = await openRoute('/pages/faq', { ...visit, locale: 'ar' });
  await changeSettings(router, { layout: { style: 'layout3' }, templateMenu: true });
  await expect.poll(() => document.querySelector('aside [data-collapse] > button')).not.toBeNull();
  const button = document.querySelector('aside [data-collapse] > button') as HTMLElement;
  button.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard('{Escape}');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(button);
  await userEvent.keyboard('{Enter}{Tab}{Enter}');
  await expect.poll(() => location.pathname).toBe('/apps/calendar');
  await expect.poll(() => document.querySelectorAll('aside [aria-expanded=true]').length).toBe(0);
});

test('on a phone without a toolbar the menu and the settings are one press away, and no navbar covers the page', async () => {
  const { router } = await openRoute('/pages/faq', { ...visit, width: 360 });
  await changeSettings(router, {
    layout: { config: { toolbar: { display: false } } },
  });
  await expect
    .poll(() => document.querySelector('[data-toolbar]')?.getAttribute('data-toolbar'))
    .toBe('none');
  expect(getComputedStyle(document.querySelector('aside') as Element).display).toBe('none');
  toasts.clear();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Events' }).click();
  await expect.element(page.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Settings' })).toBeVisible();
});
