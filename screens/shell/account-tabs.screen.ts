import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { press } from '../support/keyboard.ts';
import { openRoute } from '../support/open-route.tsx';
import { expectCount, expectTexts } from '../support/text.ts';

test('the account page follows what another tab keeps and deletes on this device', async () => {
  const storage = { 'guestwise.country-code': '"90"', 'guestwise.last-event': JSON.stringify(weddingId) };
  await openRoute('/pages/account', { signedInAs: admin, storage });
  const list = page.getByRole('main').getByRole('listitem');
  await expectCount(list, 2);
  /** Changes a value as another tab does. */
  const change = (key: string, value?: string) => {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    dispatchEvent(new StorageEvent('storage', { key }));
  };
  await press(list.filter({ hasText: 'Settings of this device' }).getByRole('button', { name: 'Delete' }));
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  change('guestwise.country-code');
  await expectCount(page.getByRole('alertdialog'), 0);
  await expectTexts(list, [/^Event you opened last/]);
  change(`guestwise.draft ${admin._id} event new`, '{}');
  await expectTexts(list, [/^Unsaved changes/, /^Event you opened last/]);
  // The focus stays in the list, and goes to the heading with the last row.
  const buttons = list.getByRole('button', { name: 'Delete' });
  (buttons.first().element() as HTMLElement).focus();
  change(`guestwise.draft ${admin._id} event new`);
  await expectTexts(list, [/^Event you opened last/]);
  await expect.element(buttons.first()).toHaveFocus();
  change('guestwise.last-event');
  await expectCount(list, 0);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});
