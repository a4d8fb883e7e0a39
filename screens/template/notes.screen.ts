import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { family } from '../../mocks/template/seeds/labels.ts';
import { cake } from '../../mocks/template/seeds/notes.ts';
import {
  address,
  dialog,
  discard,
  expectClosed,
  listNotes,
  open,
  readCake,
  text,
  title,
} from '../support/notes.ts';
import { flushDrafts } from '../../src/storage/draft-memory.ts';
import { getStoredKeys } from '../../src/storage/storage.ts';
import { place } from '../support/open-route.tsx';
import { callTemplate } from '../support/template-api.ts';
import { expectCount, expectTexts } from '../support/text.ts';
import { toasts } from '../support/toasts.ts';

const box = page.getByRole('region', { name: 'New note' });
const leaveNoMock = () => history.replaceState(null, '', location.pathname);

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
  const remove = dialog.getByRole('button', { name: `Remove ${cake.title}` });
  await expect.element(remove).toHaveAttribute('aria-disabled', 'true');
  await expectClosed();
  expect(await readCake()).toEqual({ ...cake, message: 'Four tiers' });
});

test('[F40] a note cannot be removed while it is saved, although the question was open before', async () => {
  const { router } = await open(`${address}?mock=updateNote:latency`);
  await text.fill('Four tiers');
  await dialog.getByRole('button', { name: `Remove ${cake.title}` }).click();
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Remove' });
  await expect.element(confirm).toBeVisible();
  void router.navigate({ href: '/apps/notes?mock=updateNote:latency' });
  await expect.element(confirm).toHaveAttribute('aria-disabled', 'true');
  await confirm.click({ force: true });
  await expectClosed();
  // Dialogs hide the page from screen readers until a moment after they are closed.
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await readCake()).toMatchObject({ message: 'Four tiers' });
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

test('[F40] a note that was deleted meanwhile is saved as a new one once, and stays if that fails', async () => {
  await open(`${address}?mock=createNote:latency,createNote:404x1`);
  await text.fill('Four tiers');
  await callTemplate(`messages-app/remove-message?id=${cake.id}`, {}, 'DELETE');
  await userEvent.keyboard('{Escape}');
  const again = page.getByRole('button', { name: 'Save as a new note' });
  await again.click();
  await expectTexts(toasts, [/^We could not save this\./]);
  await again.dblClick();
  await expectCount(again, 0);
  expect((await listNotes()).filter(({ message }) => message === 'Four tiers')).toHaveLength(1);
});

test('[F08] a note that was deleted meanwhile is not saved again if another tab has done it', async () => {
  await open(address);
  await text.fill('Four tiers');
  await callTemplate(`messages-app/remove-message?id=${cake.id}`, {}, 'DELETE');
  await userEvent.keyboard('{Escape}');
  const again = page.getByRole('button', { name: 'Save as a new note' });
  await expect.element(again).toBeVisible();
  flushDrafts();
  for (const key of getStoredKeys('guestwise.draft')) localStorage.removeItem(key);
  await again.click();
  await expectTexts(toasts, ['Saved in another tab']);
  await expectCount(again, 0);
  expect((await listNotes()).filter(({ message }) => message === 'Four tiers')).toHaveLength(0);
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
