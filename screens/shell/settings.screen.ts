import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { activate } from '../../src/i18n/activate.ts';
import { toasts } from '../../src/ui/toasts/toasts.ts';
import { changeSettings } from '../support/arrange.ts';
import { backend } from '../support/backend.ts';
import { openRoute } from '../support/open-route.tsx';

const toolbar = page.getByRole('banner');

test('a theme and a layout apply at once and can be undone', async () => {
  await openRoute('/events');
  const search = page.getByRole('searchbox', { name: 'Search events' });
  await search.fill('layla');
  await toolbar.getByRole('button', { name: 'Settings', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Settings' });
  await expect.element(panel.getByRole('heading', { name: 'Settings' })).toHaveFocus();
  (panel.getByRole('radio', { name: 'Midnight' }).element() as HTMLElement).click();
  await expect.poll(() => document.documentElement.dataset.appearance).toBe('dark');
  await panel.getByText('Layout', { exact: true }).first().click();
  (panel.getByRole('radio', { name: 'Toolbar on top' }).element() as HTMLElement).click();
  await expect.poll(() => document.querySelector('[data-navbar]')?.getAttribute('data-navbar')).toBe('row');
  await expect.element(search).toHaveValue('layla');
  await panel.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => document.querySelector('[data-navbar]')?.getAttribute('data-navbar')).toBe('start');
  await expect
    .poll(async () => (await backend.calls('savePreference')).at(-1)?.body)
    .toMatchObject({ settings: { theme: { main: 'dark6', footer: 'dark6' } } });
  await page.getByRole('button', { name: 'Fold the menu' }).click();
  // The fold is the last change, and not one of the panel.
  await expect.element(panel.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  await panel.getByRole('button', { name: 'Defaults' }).click();
  await expect.poll(() => document.documentElement.dataset.appearance).toBe('system');
  await userEvent.keyboard('{Escape}');
  await expect.element(toolbar.getByRole('button', { name: 'Settings', exact: true })).toHaveFocus();
});

test('a signed-out visitor has settings on this device', async () => {
  await openRoute('/pages/faq', { signedOut: true });
  await toolbar.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByText('More themes').first().click();
  (page.getByRole('radio', { name: 'Onyx' }).element() as HTMLElement).click();
  await expect.poll(() => document.documentElement.dataset.appearance).toBe('dark');
  expect(JSON.parse(localStorage.getItem('guestwise.preference') ?? '')).toMatchObject({
    settings: { theme: { main: 'dark12' } },
  });
});

const h1 = page.getByRole('heading', { level: 1 });
const direction = () => document.querySelector('.themed-root')?.closest('[dir]')?.getAttribute('dir');

const changes = [
  { theme: { main: 'dark10', navbar: 'light3' } },
  { layout: { style: 'layout3' }, theme: { main: 'dark10' } },
  { layout: { style: 'layout1', config: { navbar: { style: 'style-3' } } } },
  { layout: { style: 'layout2', config: { footer: { display: false } } }, direction: 'rtl' },
];

test('text in fields and the focus survive every change of the settings', async () => {
  const { router } = await openRoute('/events', { height: 420 });
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

test('on a phone without toolbar menu and settings are one press away', async () => {
  const { router } = await openRoute('/pages/faq', { width: 360 });
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

test('a part of the frame gets a theme of its own, and the content a width', async () => {
  await openRoute('/events');
  await toolbar.getByRole('button', { name: 'Settings', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Settings' });
  await panel.getByText('Themes of the parts').click();
  await panel.getByRole('combobox', { name: 'Part' }).selectOptions('Toolbar');
  const ofPart = panel.getByRole('group', { name: 'Theme of the part' });
  (ofPart.getByRole('radio', { name: 'Midnight' }).element() as HTMLElement).click();
  await panel.getByText('Layout', { exact: true }).first().click();
  await panel.getByRole('combobox', { name: 'Maximum width' }).selectOptions('1,280 px');
  await expect
    .poll(async () => (await backend.calls('savePreference')).at(-1)?.body)
    .toMatchObject({
      settings: { theme: { toolbar: 'dark6' }, layout: { config: { containerWidth: 1280 } } },
    });
  await expect.element(ofPart.getByRole('radio', { name: 'Midnight' })).toBeChecked();
  await expect.element(panel.getByRole('radio', { name: 'System' })).toBeChecked();
});
