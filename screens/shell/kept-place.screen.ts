import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { changeSettings } from '../support/arrange.ts';
import { press } from '../support/keyboard.ts';
import { openRoute } from '../support/open-route.tsx';

const visit = { signedInAs: admin };
const toolbar = page.getByRole('banner');

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

test('a drag of the width is undone as one change', async () => {
  await openRoute('/events', visit);
  await toolbar.getByRole('button', { name: 'Settings', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Settings' });
  const undo = panel.getByRole('button', { name: 'Undo' });
  const mode = () => document.querySelector('[data-mode]')?.getAttribute('data-mode');
  await panel.getByText('Layout', { exact: true }).first().click();
  await press(panel.getByRole('radio', { name: 'Boxed' }), ' ');
  await expect.poll(mode).toBe('boxed');
  const slider = panel.getByRole('slider', { name: 'Maximum width' });
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
