import type { Page } from '@playwright/test';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { messages, getPlace, visitAs } from '../support/visitor.ts';

const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const link = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true });
const box = (page: Page) => page.getByRole('region', { name: 'New note' });
const note = (page: Page) => page.getByRole('dialog', { name: 'Note', exact: true });

test('a note is created by keyboard, its draft survives a reload; ticked, labelled, archived and restored', async ({
  page,
}) => {
  await visitAs(page, admin, '/apps/notes/labels/suppliers/suppliers');
  await expect(page.getByRole('heading', { name: 'Suppliers', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Add a note' }).press('Enter');
  await expect(box(page).getByLabel('Title')).toBeFocused();
  await page.keyboard.type('Band <b>& DJ</b>');
  await box(page).getByRole('button', { name: 'Add an item' }).press('Enter');
  await page.keyboard.type('Ask for the list of songs');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Power for the amplifiers');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Continue your note' })).toBeFocused();

  await page.reload();
  await page.getByRole('button', { name: 'Continue your note' }).click();
  await expect(box(page).getByLabel('Item 2', { exact: true })).toHaveValue('Power for the amplifiers');
  await expect(box(page).getByRole('button', { name: 'Suppliers' })).toHaveAttribute('aria-pressed', 'true');
  await box(page).getByRole('button', { name: 'To do' }).click();
  const choosing = page.waitForEvent('filechooser');
  await box(page).getByRole('button', { name: 'Add a picture' }).click();
  await (
    await choosing
  ).setFiles({ name: 'no.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(messages(page)).toContainText(['We cannot open this file. Choose another image.']);
  await box(page).locator('input[type=file]').setInputFiles('public/apple-touch-icon.png');
  await box(page).getByLabel('Reminder').fill('2020-02-29T10:15');
  await box(page).getByRole('button', { name: 'Save' }).click();
  await expect(messages(page)).toContainText(['Note saved']);
  await expect(page.getByRole('button', { name: 'Add a note' })).toBeFocused();

  const band = card(page, 'Band <b>& DJ</b>');
  await expect(band).toContainText('Overdue since Feb 29, 2020, 10:15 AM');
  await expect(band).toContainText('To do');
  await expect(band.locator('img')).toHaveAttribute('src', /^data:image\/webp;/);
  await band.getByLabel('Power for the amplifiers').check();
  await expect(band).toContainText('1 of 2 done');
  await band.getByRole('button', { name: /^Archive / }).press('Enter');
  await expect(link(page, 'Cake tasting')).toBeFocused();
  await expect(band).toHaveCount(0);
  await messages(page).getByRole('button', { name: 'Undo' }).click();
  await expect(band).toBeVisible();
  await page.reload();
  await expect(band.getByLabel('Power for the amplifiers')).toBeChecked();
  await expect(band.getByLabel('Ask for the list of songs')).not.toBeChecked();
});

test('a note opened by its address is saved however it is closed, and its card gets the focus; deleted after a confirmation; [F31] the others are text', async ({
  page,
}) => {
  await visitAs(page, admin, '/apps/notes/florist/suppliers/suppliers');
  await expect(note(page).getByLabel('Title')).toHaveValue('Call the florist');
  await note(page).getByLabel('Title').fill('Call the florist again');
  await page.keyboard.press('Escape');
  await expect(note(page)).toHaveCount(0);
  expect(getPlace(page)).toBe('/apps/notes/labels/suppliers/suppliers');
  await expect(link(page, 'Call the florist again')).toBeFocused();

  await page.keyboard.press('Enter');
  await note(page).getByLabel('Text').fill('Tulips will do.');
  await page.reload();
  await expect(note(page).getByText('We restored your unsaved changes')).toBeVisible();
  await expect(note(page).getByLabel('Text')).toHaveValue('Tulips will do.');
  await page.goBack();
  await expect(note(page)).toHaveCount(0);
  await expect(card(page, 'Call the florist again')).toContainText('Tulips will do.');

  await link(page, 'Call the florist again').click();
  await note(page).getByLabel('Title').fill('');
  await note(page).getByLabel('Text').fill(' ');
  await page.keyboard.press('Escape');
  await expect(note(page).getByRole('alert')).toContainText(
    'A note cannot be empty. Write something, or delete the note.',
  );
  await note(page).getByRole('button', { name: 'Discard changes' }).click();
  await expect(note(page).getByLabel('Text')).toHaveValue('Tulips will do.');

  await note(page).getByRole('button', { name: 'Remove Call the florist again' }).click();
  const question = page.getByRole('alertdialog');
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await note(page).getByRole('button', { name: 'Remove Call the florist again' }).click();
  await expect(question).toContainText('Are you sure you want to remove Call the florist again ?');
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(messages(page)).toContainText(['Note deleted']);
  await expect(card(page, 'Call the florist again')).toHaveCount(0);
  expect(getPlace(page)).toBe('/apps/notes/labels/suppliers/suppliers');

  await page.goto('/apps/notes/florist');
  await expect(page.getByText('Note not found. It may have been deleted.')).toBeVisible();
});

test('labels are added, renamed and removed, and the notes follow', async ({ page }) => {
  await visitAs(page, admin, '/apps/notes');
  await page.getByRole('button', { name: 'Edit labels' }).press('Enter');
  const labels = page.getByRole('dialog', { name: 'Labels' });
  await expect(labels.getByLabel('New label')).toBeFocused();
  await page.keyboard.type('suppliers');
  await expect(labels.getByText('A label with this name already exists')).toBeVisible();
  await labels.getByLabel('New label').fill('Live music');
  await page.keyboard.press('Enter');
  await expect(labels.getByText('Live music')).toBeVisible();
  await expect(labels.getByLabel('New label')).toBeFocused();
  await labels.getByRole('button', { name: 'Rename Suppliers' }).press('Enter');
  await labels.getByLabel('New name').fill('Vendors');
  await page.keyboard.press('Enter');
  await expect(labels.getByRole('button', { name: 'Rename Vendors' })).toBeFocused();
  await labels.getByRole('button', { name: 'Remove To do' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(labels.getByText('To do')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Edit labels' })).toBeFocused();
  await expect(card(page, 'Call the florist')).toContainText('Vendors');
  await expect(card(page, 'Call the florist')).not.toContainText('To do');
  await page
    .getByRole('navigation', { name: 'Lists of notes' })
    .getByRole('link', { name: /Live music/ })
    .click();
  await expect(page.getByText('No note has this label')).toBeVisible();
  expect(getPlace(page)).toMatch(/^\/apps\/notes\/labels\/live-music\//);
});
