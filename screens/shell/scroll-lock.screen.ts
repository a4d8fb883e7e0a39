import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { press } from '../support/keyboard.ts';
import { openRoute } from '../support/open-route.tsx';
import { expectCount } from '../support/text.ts';

const getLock = () => getComputedStyle(document.documentElement).overflowY;

test.each([
  ['the question', `/apps/event/${weddingId}`, 'button', 'More actions'],
  ['the drawer', `/events/guests/all?event=${weddingId}`, 'link', 'Add guests'],
] as const)(
  '[F73] the page behind %s stays locked after a search above it',
  async (_, address, role, name) => {
    await openRoute(address, { signedInAs: admin, height: 420 });
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
