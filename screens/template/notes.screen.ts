import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { cake } from '../../mocks/template/seeds/notes.ts';
import { press } from '../support/keyboard.ts';
import { follow, openRoute, place } from '../support/open-route.tsx';
import { expectCount, expectTexts } from '../support/text.ts';
import { toasts } from '../support/toasts.ts';

const lists = page.getByRole('navigation', { name: 'Lists of notes' });
const current = lists.bySelector('[aria-current=page]');
const note = page.getByRole('dialog', { name: 'Note', exact: true });

test('each list of notes is a link with a title; an unknown label leads to all notes', async () => {
  await openRoute('/apps/notes/labels/none/none', { signedInAs: admin });
  await page.getByRole('link', { name: 'To all notes' }).click();
  await expect.poll(place).toBe('/apps/notes');
  for (const [name, path] of [
    ['Archive', '/archive'],
    ['Reminders', '/reminders'],
    ['To do', '/labels/to-do/to-do'],
    ['Notes', ''],
  ] as const) {
    await lists.getByRole('link', { name: new RegExp(`^${name}`) }).click();
    await expect.poll(place).toBe(`/apps/notes${path}`);
    await expectTexts(current, [new RegExp(`^${name}`)]);
    await expect.poll(() => document.title).toBe(`${name} · Guestwise`);
  }
  follow('/events');
  await expect.poll(() => document.title).toBe('Events · Guestwise');
});

test('the English items of a checklist begin on the left in an Arabic page', async () => {
  await openRoute('/apps/notes', { signedInAs: admin, locale: 'ar' });
  const items = ['Choose the filling', 'Pay the deposit', 'Ask who must not have nuts'];
  await expect.element(page.getByText('Choose the filling')).toBeVisible();
  const lefts = items.map((text) => page.getByText(text).element().getBoundingClientRect().left);
  expect(new Set(lefts).size).toBe(1);
  await page.getByRole('link', { name: 'Cake tasting' }).click();
  const item = page.getByRole('dialog').bySelector('input[type=text][value="Choose the filling"]');
  await expect.element(item).toHaveProperty('dir', 'auto');
});

test('[F73] labels are added, renamed and removed by keyboard, and the notes follow', async () => {
  await openRoute('/apps/notes', { signedInAs: admin });
  const opener = page.getByRole('button', { name: 'Edit labels' });
  await press(opener);
  const labels = page.getByRole('dialog', { name: 'Labels' });
  const name = labels.getByRole('textbox', { name: 'New label' });
  await expect.element(name).toHaveFocus();
  await userEvent.keyboard('suppliers');
  await expect.element(labels.getByText('A label with this name already exists')).toBeVisible();
  await name.fill('Live music');
  await userEvent.keyboard('{Enter}');
  await expect.element(labels.getByText('Live music')).toBeVisible();
  await expect.element(name).toHaveFocus();
  await labels.getByRole('button', { name: 'Rename Suppliers' }).click();
  await labels.getByRole('textbox', { name: 'New name' }).fill('Vendors');
  await userEvent.keyboard('{Enter}');
  await expect.element(labels.getByRole('button', { name: 'Rename Vendors' })).toHaveFocus();
  await labels.getByRole('button', { name: 'Remove To do' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expectCount(labels.getByText('To do'), 0);
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
  const florist = page.getByRole('article').filter({ hasText: 'Call the florist' });
  await expect.element(florist).toMatchTextContent('Vendors');
  expect(florist.element().textContent).not.toContain('To do');
});

test('a note at its address is edited, cannot be emptied, and is removed after a question', async () => {
  await openRoute('/apps/notes/florist/suppliers/suppliers', { signedInAs: admin, height: 480 });
  const save = note.getByRole('button', { name: 'Save' });
  await expect.element(save).toBeVisible();
  // The buttons stay in view while the fields scroll.
  expect(save.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(480);
  await note.getByLabelText('Title').fill('');
  await note.getByLabelText('Text').fill(' ');
  await expect
    .element(note)
    .toMatchTextContent('A note cannot be empty. Write something, or delete the note.');
  await note.getByLabelText('Title').fill('Call them again');
  await save.click();
  const link = page.getByRole('link', { name: 'Call them again' });
  await expect.poll(place).toBe('/apps/notes/labels/suppliers/suppliers');
  await link.click();
  await note.getByRole('button', { name: 'Remove Call them again' }).click();
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to remove Call them again ?',
  });
  await question.getByRole('button', { name: 'Remove' }).click();
  await expectTexts(toasts.filter({ hasText: 'deleted' }), ['Note deleted']);
  await expectCount(link, 0);
  follow('/apps/notes/florist');
  await expect.element(page.getByText('Note not found. It may have been deleted.')).toBeVisible();
});

test('a ticked item and a pinned, archived note change on their card', async () => {
  await openRoute('/apps/notes', { signedInAs: admin });
  const card = page.getByRole('article').filter({ hasText: cake.title });
  await card.getByRole('checkbox', { name: 'Pay the deposit' }).click();
  await expect.element(card).toMatchTextContent('2 of 4 done');
  await card.getByRole('button', { name: /^Pin / }).click();
  await expect.element(card).toMatchTextContent('Pinned');
  await card.getByRole('button', { name: /^Archive / }).click();
  await expectCount(card, 0);
  await lists.getByRole('link', { name: /^Archive/ }).click();
  await expect.element(card).toMatchTextContent('2 of 4 done');
});
