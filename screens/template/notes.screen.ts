import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { press } from '../support/keyboard.ts';
import { openRoute, place } from '../support/open-route.tsx';
import { expectCount, expectTexts } from '../support/text.ts';
import { toasts } from '../support/toasts.ts';

const lists = page.getByRole('navigation', { name: 'Lists of notes' });
const current = lists.bySelector('[aria-current=page]');
const note = page.getByRole('dialog', { name: 'Note', exact: true });

test('each list of notes is a link, and shows its notes', async () => {
  await openRoute('/apps/notes');
  for (const [name, path, notes] of [
    ['Archive', '/archive', 1],
    ['Reminders', '/reminders', 2],
    ['Suppliers', '/labels/suppliers/suppliers', 2],
    ['All notes', '', 9],
  ] as const) {
    await lists.getByRole('link', { name: new RegExp(`^${name}`) }).click();
    await expect.poll(place).toBe(`/apps/notes${path}`);
    await expectTexts(current, [new RegExp(`^${name}`)]);
    await expectCount(page.getByRole('article'), notes);
  }
});

test('the English items of a checklist begin on the left in an Arabic page', async () => {
  await openRoute('/apps/notes', { locale: 'ar' });
  const items = ['Choose the filling', 'Pay the deposit', 'Ask who must not have nuts'];
  await expect.element(page.getByText('Choose the filling')).toBeVisible();
  const lefts = items.map((text) => page.getByText(text).element().getBoundingClientRect().left);
  expect(new Set(lefts).size).toBe(1);
});

test('[F73] labels are added and deleted by keyboard, and the notes follow', async () => {
  await openRoute('/apps/notes');
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
  await labels.getByRole('button', { name: 'Delete To do' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectCount(page.getByRole('alertdialog'), 0);
  await expectCount(labels.getByText('To do'), 0);
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
  const florist = page.getByRole('article').filter({ hasText: 'Call the florist' });
  await expect.element(florist).toMatchTextContent('Suppliers');
  expect(florist.element().textContent).not.toContain('To do');
});

test('a note is edited, not emptied, and deleted after a question', async () => {
  await openRoute('/apps/notes/labels/suppliers/suppliers?note=florist');
  await note.getByRole('button', { name: 'To do' }).click();
  await expect.element(note.getByRole('button', { name: 'To do' })).toHaveAttribute('aria-pressed', 'false');
  await note.getByLabelText('Title').fill('');
  await note.getByLabelText('Text').fill(' ');
  await expect
    .element(note)
    .toMatchTextContent('A note cannot be empty. Write something, or delete the note.');
  await note.getByLabelText('Title').fill('Call them again');
  await note.getByLabelText('Checklist').fill('Peonies\nRibbons');
  await note.getByRole('button', { name: 'Save' }).click();
  await expect.poll(place).toBe('/apps/notes/labels/suppliers/suppliers');
  const link = page.getByRole('link', { name: 'Call them again' });
  await expect.element(page.getByRole('article').filter({ has: link })).toMatchTextContent('0 of 2 done');
  await link.click();
  await note.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete Call them again ?',
  });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectTexts(toasts.filter({ hasText: 'deleted' }), ['Note deleted']);
  await expectCount(link, 0);
});

test('a ticked item and a pinned, archived note change on their card', async () => {
  await openRoute('/apps/notes');
  const card = page.getByRole('article').filter({ hasText: 'Cake tasting' });
  await card.getByRole('checkbox', { name: 'Pay the deposit' }).click();
  await expect.element(card).toMatchTextContent('2 of 4 done');
  await card.getByRole('button', { name: /^Pin / }).click();
  await expect.element(card).toMatchTextContent('Pinned');
  await card.getByRole('button', { name: /^Archive / }).click();
  await expectCount(card, 0);
  await lists.getByRole('link', { name: /^Archive/ }).click();
  await expect.element(card).toMatchTextContent('2 of 4 done');
});

const pixels = Uint8Array.from(atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'), (letter) =>
  letter.charCodeAt(0),
);

test('a picture is added to a note, and removed from it', async () => {
  await openRoute('/apps/notes?note=florist');
  const card = page.getByRole('article').filter({ hasText: 'Call the florist' });
  await note.bySelector('input[type=file]').upload(new File([pixels], 'rose.gif', { type: 'image/gif' }));
  await note.getByRole('button', { name: 'Save' }).click();
  await expectCount(card.bySelector('img[src^="data:image/"]'), 1);
  await card.getByRole('link').click();
  await note.getByRole('button', { name: 'Remove the picture' }).click();
  await note.getByRole('button', { name: 'Save' }).click();
  await expectCount(note, 0);
  await expectCount(card.bySelector('img'), 0);
});
