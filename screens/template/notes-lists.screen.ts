import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { follow, openRoute, place } from '../support/open-route.tsx';
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

test.each([
  ['en', '/apps/notes', 'Notes'],
  ['en', '/apps/notes/reminders', 'Reminders'],
  ['ar', '/apps/notes/archive', 'الأرشيف'],
  ['tr', '/apps/notes/labels/to-do/to-do', undefined],
] as const)('%s: the title of the tab is that of the list at %s', async (locale, address, name) => {
  await openRoute(address, { signedInAs: admin, locale });
  const heading = page.getByRole('heading', { level: 1 });
  await expect.element(heading).toBeVisible();
  const title = name ?? heading.element().textContent;
  await expect.element(heading).toHaveTextContent(title);
  await expect.poll(() => document.title).toBe(`${title} · Guestwise`);
});

test('the title of the tab follows the list, and the page', async () => {
  await openRoute('/apps/notes', { signedInAs: admin });
  await lists.getByRole('link', { name: /^Archive/ }).click();
  await expect.poll(() => document.title).toBe('Archive · Guestwise');
  await lists.getByRole('link', { name: /^Reminders/ }).click();
  await expect.poll(() => document.title).toBe('Reminders · Guestwise');
  follow('/events');
  await expect.poll(() => document.title).toBe('Events · Guestwise');
});
