import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openRoute, place } from '../support/open-route.tsx';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { expectTexts } from '../support/text.ts';

const lists = page.getByRole('navigation', { name: 'Lists of notes' });
const current = lists.bySelector('[aria-current=page]');

test.each(['/apps/notes', '/apps/notes/reminders', '/apps/notes/archive', '/apps/notes/labels/to-do/to-do'])(
  'from %s, links lead to each list of notes, and only its own is current',
  async (address) => {
    await openRoute(address, { signedInAs: admin });
    await expect.element(current).toBeVisible();
    expect(current.elements()).toHaveLength(1);
    await lists.getByRole('link', { name: /^Archive/ }).click();
    await expect.poll(place).toBe('/apps/notes/archive');
    await lists.getByRole('link', { name: /^Notes/ }).click();
    await expect.poll(place).toBe('/apps/notes');
    await expectTexts(current, [/^Notes/]);
  },
);

test('a label that does not exist leads to all notes', async () => {
  await openRoute('/apps/notes/labels/none/none', { signedInAs: admin });
  await page.getByRole('link', { name: 'To all notes' }).click();
  await expect.poll(place).toBe('/apps/notes');
});
