import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { cake } from '../../mocks/template/seeds/notes.ts';
import { openRoute } from '../support/open-route.tsx';
import { expectCount, expectTexts } from '../support/text.ts';

const main = page.getByRole('main');
const panel = page.getByRole('dialog');
const words = 'Something went wrong on the server. Try again.';

interface Save {
  address: string;
  /** The call that fails. */
  call: string;
  /** Opens the form, if the address does not. */
  open?: () => Locator;
  form: Locator;
  field: string;
  /** The button that saves. */
  save: string;
}

const saves: Save[] = [
  {
    address: '/apps/notes',
    call: 'createNote',
    open: () => main.getByRole('button', { name: 'Add a note' }),
    form: page.getByRole('region', { name: 'New note' }),
    field: 'Title',
    save: 'Save',
  },
  { address: `/apps/notes/${cake.id}`, call: 'updateNote', form: panel, field: 'Title', save: 'Done' },
  { address: '/apps/notes?edit=labels', call: 'updateLabels', form: panel, field: 'New label', save: 'Add' },
  {
    address: '/apps/contacts?contact=new',
    call: 'addContact',
    form: panel,
    field: 'Name',
    save: 'Add contact',
  },
  {
    address: '/apps/e-commerce/products?product=cards',
    call: 'saveProduct',
    form: panel,
    field: 'Name',
    save: 'Save',
  },
  {
    address: '/apps/calendar?day=2030-05-15&event=new&at=2030-05-15',
    call: 'addCalendarEvent',
    form: panel,
    field: 'Title',
    save: 'Save',
  },
  {
    address: '/pages/profile',
    call: 'updateTemplateUser',
    open: () => main.getByRole('button', { name: 'Edit profile' }),
    form: panel,
    field: 'Display name',
    save: 'Save',
  },
];

test.each(saves)(
  '$address: a failed server is reported with the next step ($call)',
  async ({ address, call, open, form, field, save }) => {
    await openRoute(`${address}${address.includes('?') ? '&' : '?'}mock=${call}:500`, { signedInAs: admin });
    if (open) await userEvent.click(open());
    await form.getByRole('textbox', { name: field }).fill('Music');
    await form.getByRole('button', { name: save, exact: true }).click();
    await expectTexts(form.getByRole('alert').filter({ hasText: /./ }), [words]);
  },
);

test('a deletion at a failed server is reported with the next step', async () => {
  await openRoute('/apps/contacts?contact=amal&mock=removeContact:500', { signedInAs: admin });
  await panel.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect.element(question.getByText('We could not delete this. Try again.')).toBeVisible();
  await expectCount(question.getByText('Server Error'), 0);
});
