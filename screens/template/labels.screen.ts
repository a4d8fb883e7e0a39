import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { follow, openRoute } from '../support/open-route.tsx';
import { callTemplate } from '../support/template-api.ts';
import { expectCount, expectTexts } from '../support/text.ts';
import { toasts } from '../support/toasts.ts';

const dialog = page.getByRole('dialog', { name: 'Labels' });
const name = dialog.getByRole('textbox', { name: 'New label' });
const newName = dialog.getByRole('textbox', { name: 'New name' });
const rename = (label: string) => dialog.getByRole('button', { name: `Rename ${label}`, exact: true });

const open = (mock: string) => openRoute(`/apps/notes?edit=labels&mock=${mock}`, { signedInAs: admin });
const labelNames = async () =>
  (await callTemplate<{ name: string }[]>('messages-app/labels')).map((label) => label.name);

test('[F40] a late end of adding a label leaves the next name in the field', async () => {
  const { router } = await open('updateLabels:latency');
  await name.fill('Music');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  follow('/apps/notes?mock=updateLabels:latency');
  await expectCount(dialog, 0);
  follow('/apps/notes?edit=labels');
  await name.fill('Lights');
  await expect.element(rename('Music')).toBeVisible();
  await expect.poll(() => router.options.context.queryClient.isFetching()).toBe(0);
  await name.click();
  await expect.element(name).toHaveValue('Lights');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(rename('Lights')).toBeVisible();
  await expect.element(name).toHaveValue('');
  await expect.element(name).toHaveFocus();
});

test('[F40] a late end of renaming a label leaves the next name in the field', async () => {
  const { router } = await open('updateLabels:latency');
  await rename('Suppliers').click();
  await newName.fill('Vendors');
  await userEvent.keyboard('{Enter}');
  await expect.element(newName).toHaveAttribute('readonly');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await rename('Suppliers').click();
  await newName.fill('Sellers');
  await expect.poll(labelNames).toContain('Vendors');
  await expect.poll(() => router.options.context.queryClient.isFetching()).toBe(0);
  await newName.click();
  await expect.element(newName).toHaveValue('Sellers');
});

test('[F40] a failed renaming after the dialog was closed is reported, and can be tried again', async () => {
  const mock = 'mock=updateLabels:latency,updateLabels:404';
  await openRoute(`/apps/notes?edit=labels&${mock}`, { signedInAs: admin });
  await rename('Suppliers').click();
  await newName.fill('Music');
  await userEvent.keyboard('{Enter}');
  await expect.element(newName).toHaveAttribute('readonly');
  follow(`/apps/notes?${mock}`);
  await expectTexts(toasts, [/^We could not save this label\./]);
  follow('/apps/notes');
  await toasts.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(labelNames).toContain('Music');
});

test('[F40] a label that was not added after the dialog was closed is still in it', async () => {
  const mock = 'mock=updateLabels:latency,updateLabels:404';
  await openRoute(`/apps/notes?edit=labels&${mock}`, { signedInAs: admin });
  await name.fill('Music');
  await userEvent.keyboard('{Enter}');
  await expect.element(name).toHaveAttribute('readonly');
  follow(`/apps/notes?${mock}`);
  await expectTexts(toasts, [/^The form you left was not saved\./]);
  follow('/apps/notes?edit=labels');
  await expect.element(name).toHaveValue('Music');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.poll(labelNames).toContain('Music');
});

test('[F40] the name of a new label is kept when the dialog is closed, and across a reload', async () => {
  const { world } = await open('off');
  await name.fill('Music');
  await userEvent.keyboard('{Escape}');
  await expectCount(dialog, 0);
  follow('/apps/notes?edit=labels');
  await expect.element(dialog.getByText('We restored your unsaved changes')).toBeVisible();
  await expect.element(name).toHaveValue('Music');
  await expect.element(name).toHaveFocus();
  await expect.poll(() => Object.keys(localStorage).some((key) => key.includes('new label'))).toBe(true);
  const storage = Object.fromEntries(Object.entries(localStorage));
  await openRoute('/apps/notes?edit=labels', { world, storage });
  await expect.element(name).toHaveValue('Music');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(rename('Music')).toBeVisible();
  await expect.element(name).toHaveValue('');
  await expect.element(name).toHaveFocus();
  await expectCount(dialog.getByText('We restored your unsaved changes'), 0);
});

const exists = 'A label with this name already exists';
const addElsewhere = async (label: string) => {
  const labels = await callTemplate<{ id: string; name: string }[]>('messages-app/labels');
  await callTemplate('messages-app/update-labels', { labels: [...labels, { name: label }] }, 'PUT');
};

test('[F40] a restored name that exists since says so at once', async () => {
  const { world } = await open('off');
  await name.fill('Music');
  await expect.poll(() => Object.keys(localStorage).some((key) => key.includes('new label'))).toBe(true);
  const storage = Object.fromEntries(Object.entries(localStorage));
  const before = () => addElsewhere('Music');
  await openRoute('/apps/notes?edit=labels', { world, storage, before });
  await expect.element(rename('Music')).toBeVisible();
  await expect.element(name).toHaveValue('Music');
  await expect.element(name).toHaveAccessibleDescription(exists);
  await name.fill('Lights');
  await expect.element(name).not.toHaveAccessibleDescription(exists);
});

test('a name that somebody else adds while it is typed says so once it is known, and after the dialog was closed', async () => {
  const { router } = await open('off');
  await name.fill('Music');
  await addElsewhere('Music');
  await router.options.context.queryClient.invalidateQueries();
  await expect.element(name).toHaveAccessibleDescription(exists);
  await userEvent.keyboard('{Escape}');
  await expectCount(dialog, 0);
  follow('/apps/notes?edit=labels');
  await expect.element(name).toHaveValue('Music');
  await expect.element(name).toHaveAccessibleDescription(exists);
});

test('Discard empties the name of a new label', async () => {
  await open('off');
  await name.fill('Music');
  await userEvent.keyboard('{Escape}');
  await expectCount(dialog, 0);
  follow('/apps/notes?edit=labels');
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect.element(name).toHaveValue('');
  await expect.element(name).toHaveFocus();
});

test('removing a label keeps the names that are being typed', async () => {
  await open('off');
  await name.fill('Music');
  await rename('Suppliers').click();
  await newName.fill('Vendors');
  await dialog.getByRole('button', { name: 'Remove To do' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expectCount(rename('To do'), 0);
  await expect.element(name).toHaveValue('Music');
  await expect.element(name).toHaveFocus();
  await expect.element(newName).toHaveValue('Vendors');
});
