import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { changeSettings } from '../support/arrange.ts';
import { openRoute } from '../support/open-route.tsx';

const visit = { signedInAs: admin };

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
