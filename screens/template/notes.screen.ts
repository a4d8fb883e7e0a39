import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { family, todo } from '../../mocks/template/seeds/labels.ts';
import { cake } from '../../mocks/template/seeds/notes.ts';
import type { Note, NoteFields } from '../../src/api/template.gen.ts';
import { flushDrafts } from '../../src/storage/drafts.ts';
import { follow, openRoute, place } from '../support/open-route.tsx';
import { callTemplate } from '../support/template-api.ts';
import { expectCount, expectTexts } from '../support/text.ts';
import { toasts } from '../support/toasts.ts';

const address = `/apps/notes/${cake.id}`;
const dialog = page.getByRole('dialog', { name: 'Note', exact: true });
const box = page.getByRole('region', { name: 'New note' });
const question = page.getByRole('alertdialog');
const title = dialog.getByRole('textbox', { name: 'Title' });
const text = dialog.getByRole('textbox', { name: 'Text' });
const discard = dialog.getByRole('button', { name: 'Discard changes' });

const listNotes = () => callTemplate<Note[]>('messages-app/messages');
const readCake = async () => (await listNotes()).find(({ id }) => id === cake.id);
const changeElsewhere = (changes: NoteFields) =>
  callTemplate('messages-app/update-message', { id: cake.id, changes }, 'PATCH');
/** The question hides the dialog from roles, so the address tells. */
const expectClosed = async () => {
  await expect.poll(place).not.toContain(cake.id);
  await expectCount(dialog, 0);
};
const leaveNoMock = () => history.replaceState(null, '', location.pathname);

const open = (path: string) => openRoute(path, { signedInAs: admin });

test('[F40] a note is read-only while it is saved, and closes when it is', async () => {
  await open(`${address}?mock=updateNote:latency`);
  await text.fill('Four tiers');
  await userEvent.keyboard('{Escape}');
  await expect.element(text).toHaveAttribute('readonly');
  await expect
    .element(dialog.getByRole('textbox', { name: 'Item 1', exact: true }))
    .toHaveAttribute('readonly');
  await dialog.getByRole('checkbox', { name: 'Archive this note' }).click({ force: true });
  await dialog.getByRole('checkbox', { name: 'Choose the filling is done' }).click({ force: true });
  await dialog.getByRole('button', { name: family.name }).click();
  await dialog.getByRole('button', { name: 'Add an item' }).click();
  await expectCount(dialog.getByRole('listitem'), cake.checklist.length);
  await expect.element(discard).toHaveAttribute('aria-disabled', 'true');
  await expectClosed();
  expect(await readCake()).toEqual({ ...cake, message: 'Four tiers' });
});

test('[F40] changes that are discarded are not saved', async () => {
  await open(address);
  await text.fill('Four tiers');
  await dialog.getByRole('button', { name: family.name }).click();
  await discard.click();
  await expect.element(text).toHaveValue(cake.message);
  await expect.element(title).toHaveFocus();
  await expectCount(discard, 0);
  await userEvent.keyboard('{Escape}');
  await expectClosed();
  expect(await readCake()).toEqual(cake);
});

test('[F40] a note that was left and could not be saved is reported, and its draft stays', async () => {
  const failing = '?mock=updateNote:latency,updateNote:404';
  const { router } = await open(address + failing);
  await text.fill('Four tiers');
  await userEvent.keyboard('{Escape}');
  await expect.element(text).toHaveAttribute('readonly');
  await router.navigate({ href: `/apps/notes${failing}`, ignoreBlocker: true });
  await expectCount(dialog, 0);
  expect(place()).toContain(failing);
  await expectTexts(toasts, [/^The form you left was not saved/]);
  await router.navigate({ href: address });
  await expect.element(text).toHaveValue('Four tiers');
  await expect.element(dialog.getByText('We restored your unsaved changes')).toBeVisible();
});

test('[F40] a note that cannot be saved stays open, and says why', async () => {
  await open(`${address}?mock=updateNote:404`);
  await text.fill('Four tiers');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('There is no such thing.');
  leaveNoMock();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expectClosed();
  expect(await readCake()).toMatchObject({ message: 'Four tiers' });
});

test('[F40] a new note that is opened again while it is saved waits for the outcome', async () => {
  await open('/apps/notes?mock=createNote:latency');
  await page.getByRole('button', { name: 'Add a note' }).click();
  await box.getByRole('textbox', { name: 'Title' }).fill('Band');
  await box.getByRole('button', { name: 'Save' }).click();
  await userEvent.keyboard('{Escape}');
  await expectCount(box, 0);
  await page.getByRole('button', { name: 'Continue your note' }).click();
  await expect.element(box.getByRole('textbox', { name: 'Title' })).toHaveAttribute('readonly');
  await expect.element(box.getByRole('button', { name: 'Discard' })).toHaveAttribute('aria-disabled', 'true');
  await expectCount(box, 0);
  await expect.element(page.getByRole('button', { name: 'Add a note' })).toBeVisible();
  const bands = (await listNotes()).filter((note) => note.title === 'Band');
  expect(bands).toHaveLength(1);
});

test('[F40] a new note that was left and could not be saved is reported, and its draft stays', async () => {
  await open('/apps/notes?mock=createNote:latency,createNote:404');
  await page.getByRole('button', { name: 'Add a note' }).click();
  await box.getByRole('textbox', { name: 'Title' }).fill('Band');
  await box.getByRole('button', { name: 'Save' }).click();
  await userEvent.keyboard('{Escape}');
  await expectTexts(toasts, [/^The form you left was not saved/]);
  await page.getByRole('button', { name: 'Continue your note' }).click();
  await expect.element(box.getByRole('textbox', { name: 'Title' })).toHaveValue('Band');
});

/** Starts a draft, which waits while somebody else changes the note, and closes the note. */
async function returnToDraft(theirs: NoteFields) {
  const { router } = await open(address);
  await title.fill('Mine');
  await dialog.getByRole('button', { name: 'Add an item' }).click();
  await userEvent.keyboard('Mine');
  await router.navigate({ href: '/apps/notes', ignoreBlocker: true });
  flushDrafts();
  await changeElsewhere(theirs);
  await router.navigate({ href: address });
  await expect.element(title).toHaveValue('Mine');
  await userEvent.keyboard('{Escape}');
}

const mine = { title: 'Mine', checklist: [...cake.checklist, { id: '5', checked: false, text: 'Mine' }] };

test('[F29] fields of a note that only somebody else changed stay theirs', async () => {
  await returnToDraft({ message: 'Theirs', labels: [family.id], archive: true, reminder: null });
  await expectClosed();
  expect(await readCake()).toMatchObject({ ...mine, message: 'Theirs', labels: [family.id], archive: true });
  await expectTexts(toasts, ['Changes by someone else keptText, Labels, Reminder, and Archive']);
});

const theirs = {
  title: 'Theirs',
  checklist: [{ id: '1', checked: true, text: 'Theirs' }],
  message: 'Only theirs',
};

test('[F29] of fields of a note that both changed, mine can be kept', async () => {
  await returnToDraft(theirs);
  await expectTexts(question.getByRole('heading', { level: 3 }), ['Title', 'Checklist']);
  const list =
    '☑ Ask who must not have nuts ☐ Choose the filling ☐ Pay the deposit ☐ Tell them the door code ☐ Mine';
  await expectTexts(question.getByRole('definition'), ['Mine', 'Theirs', list, '☑ Theirs']);
  await question.getByRole('button', { name: 'Keep my version' }).click();
  await expectClosed();
  expect(await readCake()).toMatchObject({ ...mine, message: 'Only theirs' });
});

test('[F29] or theirs, and the note closes without a save', async () => {
  await returnToDraft(theirs);
  await question.getByRole('button', { name: 'Keep their version' }).click();
  await expectClosed();
  expect(await readCake()).toMatchObject(theirs);
  follow(address);
  await expect.element(title).toHaveValue('Theirs');
  await expectCount(discard, 0);
});

test('[F29] or the note stays open', async () => {
  await returnToDraft(theirs);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expectCount(question, 0);
  await expect.element(title).toHaveValue('Mine');
  expect(place()).toBe(address);
  expect(await readCake()).toMatchObject(theirs);
});

test('[F29] labels, a reminder, the archive and a picture that both changed are readable', async () => {
  await open(address);
  const picture = await new Promise<Blob | null>((resolve) =>
    document.createElement('canvas').toBlob(resolve),
  );
  await dialog.getByRole('button', { name: family.name }).click();
  await dialog.getByLabelText('Reminder').fill('2026-12-03T14:00');
  await userEvent.upload(dialog.bySelector('[type="file"]'), new File([picture ?? ''], 'mine.png'));
  await expectCount(dialog.getByRole('button', { name: 'Remove the picture' }), 1);
  await changeElsewhere({ labels: [todo.id], reminder: null, image: '/favicon.svg' });
  await userEvent.keyboard('{Escape}');
  await expectTexts(question.getByRole('heading', { level: 3 }), ['Picture', 'Labels', 'Reminder']);
  await expectTexts(question.getByRole('definition'), [
    '',
    '',
    'Suppliers, Layla & Omar, and عائلة',
    'To do',
    'Dec 3, 2026, 2:00 PM',
    '–',
  ]);
  await expectCount(question.getByRole('img', { name: 'Picture' }), 2);
  await question.getByRole('button', { name: 'Keep my version' }).click();
  await expectClosed();
  expect((await readCake())?.image).toMatch(/^data:image\/webp/);
});

test('a note that was deleted meanwhile can be saved as a new one', async () => {
  await open(address);
  await text.fill('Four tiers');
  await callTemplate(`messages-app/remove-message?id=${cake.id}`, {}, 'DELETE');
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Save as a new note' }).click();
  await expectCount(page.getByRole('button', { name: 'Save as a new note' }), 0);
  expect((await listNotes())[0]).toMatchObject({ title: cake.title, message: 'Four tiers' });
});
