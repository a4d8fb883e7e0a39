import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { openRoute } from '../support/open-route.tsx';

describe('Esc while the focus is outside the panel', () => {
  const banner = page.getByRole('banner');
  const main = page.getByRole('main');
  const openPanel = async (name: string, address = '/events') => {
    await openRoute(address, { signedInAs: admin, width: 1800 });
    await banner.getByRole('button', { name }).click();
    const panel = page.getByRole('dialog', { name });
    await expect.element(panel).toBeVisible();
    return panel;
  };

  test.each(['Settings', 'Notifications'])(
    'closes %s, and leaves the focus on the link of the page',
    async (name) => {
      const panel = await openPanel(name);
      const link = main.getByRole('article').first().getByRole('link').first();
      (link.element() as HTMLElement).focus();
      await userEvent.keyboard('{Escape}');
      await expect.element(panel).not.toBeInTheDocument();
      await expect.element(link).toHaveFocus();
    },
  );

  test('in a field of the page leaves it open', async () => {
    const panel = await openPanel('Settings');
    await main.getByRole('searchbox').fill('lay');
    await userEvent.keyboard('{Escape}');
    await expect.element(main.getByRole('searchbox')).toHaveValue('');
    await expect.element(panel).toBeVisible();
  });

  test('closes a dialog of the page first, and then the panel', async () => {
    const panel = await openPanel('Settings', '/apps/notes');
    await main.getByRole('article').first().getByRole('link').click();
    const opened = page.bySelector('[aria-modal=true]');
    await expect.element(opened).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(opened).not.toBeInTheDocument();
    await expect.element(panel).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(panel).not.toBeInTheDocument();
  });
});
