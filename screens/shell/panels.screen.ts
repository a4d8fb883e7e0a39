import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { press } from '../support/keyboard.ts';
import { openRoute } from '../support/open-route.tsx';
import { expectCount } from '../support/text.ts';

describe('Esc while the focus is outside the panel', () => {
  const banner = page.getByRole('banner');
  const main = page.getByRole('main');
  const openPanel = async (name: string, address = '/events') => {
    await openRoute(address, { width: 1800 });
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

  test('closes after a dialog of the page, and stays open from a field', async () => {
    const panel = await openPanel('Settings', '/apps/notes');
    await main.getByRole('searchbox').fill('cake');
    await userEvent.keyboard('{Escape}');
    await expect.element(main.getByRole('searchbox')).toHaveValue('');
    await expect.element(panel).toBeVisible();
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

const getLock = () => getComputedStyle(document.documentElement).overflowY;

test.each([
  ['the question', `/apps/event/${weddingId}`, 'button', 'More actions'],
  ['the drawer', `/events/guests/all?event=${weddingId}`, 'link', 'Add guests'],
] as const)(
  '[F73] the page behind %s stays locked after a search above it',
  async (_, address, role, name) => {
    await openRoute(address, { height: 420 });
    await press(page.getByRole('main').getByRole(role, { name }).first());
    if (name === 'More actions') await page.getByRole('menuitem', { name: 'Delete event' }).click();
    const dialog = page.bySelector('[aria-modal="true"]:not([aria-label])');
    await expectCount(dialog, 1);
    await expect.poll(getLock).toBe('clip');
    await userEvent.keyboard('{Control>}k{/Control}');
    const search = page.getByRole('dialog', { name: 'Search' });
    await expect.element(search.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expectCount(search, 0);
    await expectCount(dialog, 1);
    expect(getLock()).toBe('clip');
    await userEvent.keyboard('{Escape}');
    await expectCount(dialog, 0);
    await expect.poll(getLock).toBe('visible');
  },
);
