import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { changeSettings } from '../support/arrange.ts';
import { press } from '../support/keyboard.ts';
import { openRoute } from '../support/open-route.tsx';

const visit = { signedInAs: admin };
const h1 = page.getByRole('heading', { level: 1 });
const toolbar = page.getByRole('banner');

test('[F73] menus and panels of the toolbar leave the page scrolled where it is', async () => {
  await openRoute(`/events/guests/all?event=${weddingId}`, { ...visit, height: 420 });
  await expect.element(page.getByRole('row').nth(8)).toBeInTheDocument();
  scrollTo(0, 300);
  for (const name of [/Language/, /Amina/]) {
    await toolbar.getByRole('button', { name }).click();
    await expect.element(page.getByRole('menu')).toBeVisible();
    expect(scrollY).toBe(300);
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    expect(scrollY).toBe(300);
  }
  await toolbar.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect.element(page.getByRole('dialog').getByRole('heading', { name: 'Settings' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(toolbar.getByRole('button', { name: 'Settings', exact: true })).toHaveFocus();
  expect(scrollY).toBe(300);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(document.activeElement?.closest('header')).not.toBeNull();
  expect(scrollY).toBe(300);
});

test.each(['layout2', 'layout3'])('[F73] a scrolled list stays at its place with %s', async (style) => {
  const { router } = await openRoute(`/events/guests/all?event=${weddingId}`, { ...visit, width: 1280 });
  await expect.element(page.getByRole('row').nth(8)).toBeInTheDocument();
  scrollTo(0, 600);
  const row = document.elementsFromPoint(640, innerHeight / 2).find((each) => each.matches('tr'));
  const getTop = () => row?.getBoundingClientRect().top;
  const top = getTop();
  expect(top).toBeGreaterThan(0);
  await changeSettings(router, { layout: { style } });
  await expect.poll(() => document.querySelector('[data-navbar=row]')).not.toBeNull();
  await expect.poll(getTop).toBeCloseTo(top ?? NaN, 0);
});

test('[F73] at the top of the page, a focused field at the bottom edge stays in view with another layout', async () => {
  const { router } = await openRoute('/apps/event/new', { ...visit, height: 600 });
  const getFields = () =>
    page.bySelector('main :is(input:not([type=hidden], [hidden]), textarea)').elements();
  await expect.poll(() => getFields().length).toBeGreaterThan(4);
  const field = getFields().find((each) => each.getBoundingClientRect().bottom > 300) as HTMLElement;
  // The field is at the bottom edge of the window.
  await page.viewport(1280, Math.ceil(field.getBoundingClientRect().bottom) + 10);
  field.focus();
  expect(scrollY).toBe(0);
  const change = async (style: string, navbar: string) => {
    await changeSettings(router, { layout: { style } });
    await expect.poll(() => document.querySelector(`[data-navbar=${navbar}]`)).not.toBeNull();
  };
  await change('layout2', 'row');
  await expect.poll(() => field.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  expect(document.activeElement).toBe(field);
  expect(scrollY).toBeGreaterThan(0);
  await change('layout1', 'start');
  await expect.poll(() => scrollY).toBe(0);
});

test('[F73] the search returns the focus to the field that it was opened from', async () => {
  await openRoute('/events', visit);
  const field = page.getByRole('searchbox', { name: 'Search events' });
  await field.fill('layla');
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByRole('combobox')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('layla');
});

test('a click on a menu of the row that the hover has just opened keeps it open', async () => {
  const { router } = await openRoute('/pages/faq', visit);
  await changeSettings(router, { layout: { style: 'layout2' }, templateMenu: true });
  await expect.poll(() => document.querySelector('aside [data-collapse] > button')).not.toBeNull();
  const button = page.getByRole('navigation', { name: 'Main' }).getByRole('button').first();
  await userEvent.hover(button);
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await button.click();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await button.click();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
});

test('entries of a folded menu have equal margins on both sides', async () => {
  const { router } = await openRoute('/events', { ...visit, width: 1400 });
  await expect.element(h1).toBeVisible();
  await changeSettings(router, { layout: { config: { navbar: { folded: true } } } });
  await userEvent.hover(page.getByRole('searchbox', { name: 'Search events' }));
  const panel = document.querySelector('aside > div') as HTMLElement;
  await expect.poll(() => panel.clientWidth).toBe(64);
  const { left, right } = (panel.querySelector('a[aria-current]') as Element).getBoundingClientRect();
  expect([left, panel.getBoundingClientRect().right - right]).toEqual([8, 8]);
});

test('a drag of the width is undone as one change, and a change that was not saved is not undone', async () => {
  await openRoute('/events', visit);
  await toolbar.getByRole('button', { name: 'Settings', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Settings' });
  const undo = panel.getByRole('button', { name: 'Undo' });
  const mode = () => document.querySelector('[data-mode]')?.getAttribute('data-mode');
  await press(panel.getByRole('radio', { name: 'Boxed' }), ' ');
  await expect.poll(mode).toBe('boxed');
  const slider = panel.getByRole('slider', { name: 'Widest content' });
  const { value } = slider.element() as HTMLInputElement;
  await press(slider, '{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  await expect.element(slider).not.toHaveValue(value);
  await undo.click();
  await expect.element(slider).toHaveValue(value);
  await expect.poll(mode).toBe('boxed');
  await undo.click();
  await expect.poll(mode).toBe('container');
  await expect.element(undo).toHaveAttribute('aria-disabled', 'true');
});
