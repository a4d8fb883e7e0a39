import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { backend } from '../support/backend.ts';
import { press } from '../support/keyboard.ts';
import { loginPage } from '../support/login-page.ts';
import { follow, openRoute } from '../support/open-route.tsx';
import { expectCount } from '../support/text.ts';

const toolbar = page.getByRole('banner');

test('[F73] after deleting device data the focus is on a neighbour', async () => {
  const kinds = [
    `draft ${admin._id} event new`,
    `arrivals ${admin._id} ${weddingId}`,
    `recent ${admin._id} `,
  ];
  const storage = Object.fromEntries(kinds.map((kind) => [`guestwise.${kind}`, '[]']));
  await openRoute('/pages/account', { storage });
  await expect.element(page.getByText(admin.email)).toBeVisible();
  const list = page.getByRole('main').getByRole('listitem');
  await expectCount(list, 3);
  const [first, second, third] = list
    .elements()
    .map((each) => each.querySelector('span')?.firstChild?.textContent);
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete' });
  const getButton = (text: string | null | undefined) =>
    list.filter({ hasText: text ?? '' }).getByRole('button', { name: 'Delete' });
  await press(getButton(first));
  await press(confirm);
  await expectCount(list, 2);
  await expect.element(getButton(second)).toHaveFocus();
  await expect.element(page.getByText('Data deleted on this device')).toBeVisible();
  await press(getButton(third));
  await press(confirm);
  await expectCount(list, 1);
  await expect.element(getButton(second)).toHaveFocus();
  await press(getButton(second));
  await press(confirm);
  await expect.element(page.getByText(/Only your login and language/)).toBeVisible();
  expect(Object.keys(localStorage).filter((key) => key in storage)).toEqual([]);
  // The button that opened the dialog was removed with its row.
  await expect.element(page.getByRole('heading', { name: 'Your account', level: 1 })).toHaveFocus();
});

const setAccount = (fields: Record<string, unknown>) => ({
  before: () => backend.patch('users', admin._id, fields),
});
const pictures = page.bySelector('header img, main img');

test.each(['javascript:alert(1)', '//elsewhere.example/me.png'])(
  '[F31] [F32] the initials are shown instead of the picture %j',
  async (photoURL) => {
    await openRoute('/pages/account', setAccount({ photoURL }));
    await expect.element(toolbar.getByText('AR', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('main').getByText('AR', { exact: true })).toBeVisible();
    await expectCount(pictures, 0);
  },
);

test('[F33] toolbar and account show the user’s picture and odd name', async () => {
  const fields = { photoURL: '/covers/sunrise.svg', displayName: 'Amina \u202eRahman' };
  await openRoute('/pages/account', setAccount(fields));
  await expect.element(page.getByRole('heading', { name: 'Amina U+202ERahman', level: 2 })).toBeVisible();
  await expect.element(toolbar.getByText('U+202E')).toBeVisible();
  await expectCount(pictures, 2);
  for (const picture of pictures.elements())
    expect((picture as HTMLImageElement).src).toBe(new URL('/covers/sunrise.svg', location.href).href);
});

test('deleted settings of this device apply at once', async () => {
  const stored = {
    'country-code': '"90"',
    'single-keys': 'false',
    'check-in-signal': 'false',
    preference: JSON.stringify({ settings: { theme: { main: 'defaultDark' } } }),
    'last-event': JSON.stringify(weddingId),
  };
  const storage = Object.fromEntries(Object.entries(stored).map(([key, text]) => [`guestwise.${key}`, text]));
  await openRoute('/pages/account', { storage });
  const list = page.getByRole('main').getByRole('listitem');
  await expectCount(list, 2);
  for (const text of ['Settings of this device', 'Event you opened last']) {
    const row = list.filter({ hasText: text });
    await press(row.getByRole('button', { name: 'Delete' }));
    await press(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
    await expectCount(row, 0);
  }
  await expect.element(page.getByText(/Only your login and language/)).toBeVisible();
  expect(Object.keys(localStorage).filter((key) => key in storage)).toEqual([]);
  follow('/logout');
  await loginPage.isShown();
  expect(document.documentElement.dataset.appearance).toBe('system');
});
