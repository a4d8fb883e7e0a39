import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { press } from '../support/keyboard.ts';
import { openRoute } from '../support/open-route.tsx';
import { expectCount } from '../support/text.ts';

const panel = page.getByRole('dialog');
const getField = (name: string) => panel.getByRole('textbox', { name });

test.each([
  ['/apps/contacts', 'link', 'Add contact', 'Name'],
  ['/apps/e-commerce/products', 'link', 'Add product', 'Name'],
  ['/apps/calendar', 'link', 'Add appointment', 'Title'],
  ['/apps/e-commerce/products', 'link', /letterpress/, 'Name'],
  ['/pages/profile', 'button', 'Edit profile', 'Display name'],
] as const)(
  '[F73] %s: the form of the %s “%s” starts in its first field',
  async (address, role, name, field) => {
    await openRoute(address, { signedInAs: admin });
    const opener = page.getByRole('main').getByRole(role, { name }).first();
    await press(opener);
    await expect.element(getField(field)).toHaveFocus();
    await userEvent.keyboard('Gold ');
    expect((getField(field).element() as HTMLInputElement).value).toContain('Gold ');
    await userEvent.keyboard('{Escape}');
    await expectCount(panel, 0);
    await expect.element(opener).toHaveFocus();
  },
);

test.each([
  ['/apps/contacts?contact=new', 'Name'],
  ['/apps/e-commerce/products?product=new', 'Name'],
  ['/apps/calendar?day=2030-05-15&event=new&at=2030-05-15', 'Title'],
])('[F73] %s: a restored form starts in its first field, not at “Discard”', async (address, field) => {
  const { router } = await openRoute(address, { signedInAs: admin });
  await getField(field).fill('Gold foil');
  await userEvent.keyboard('{Escape}');
  await expectCount(panel, 0);
  router.history.push(address);
  await expect.element(panel.getByText('We restored your unsaved changes')).toBeVisible();
  await expect.element(getField(field)).toHaveFocus();
});

test('[F73] the form of a contact that is shown starts in its name', async () => {
  await openRoute('/apps/contacts?contact=amal', { signedInAs: admin });
  await expect.element(panel.getByRole('link', { name: 'Edit' })).toBeVisible();
  await expect.element(panel.getByRole('button', { name: 'Close' })).toHaveFocus();
  await press(panel.getByRole('link', { name: 'Edit' }));
  await expect.element(getField('Name')).toHaveFocus();
});
