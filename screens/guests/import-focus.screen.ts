import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { press } from '../support/keyboard.ts';
import { openRoute } from '../support/open-route.tsx';

const list = page.getByRole('textbox', { name: 'Or paste a list' });
const button = (name: string) => page.getByRole('main').getByRole('button', { name });
const heading = (name: string) => page.getByRole('main').getByRole('heading', { name });

test('[F73] each step of an import takes the focus from the one before', async () => {
  await openRoute(`/events/guests/import?event=${weddingId}`, { signedInAs: admin });
  await list.fill('Ada Lovelace, 555 090, 2');
  await press(button('Preview'));
  // The group with the row to correct.
  const groups = page.getByRole('navigation', { name: 'Rows of the file' });
  await expect.element(groups.getByRole('link', { name: 'To correct 1' })).toHaveFocus();

  const phone = page.getByRole('form', { name: 'Row 1' }).getByRole('textbox', { name: 'Phone' });
  await phone.fill('5550900041');
  await userEvent.keyboard('{Enter}');
  await expect.element(groups.getByRole('link', { name: 'Ready 1' })).toHaveFocus();

  await press(button('Change columns'));
  await expect.element(heading('Match the columns')).toHaveFocus();
  await press(button('Choose another file'));
  await expect.element(button('Choose a file')).toHaveFocus();
  await list.fill('Ada Lovelace, 555 090 0041, 2');
  await press(button('Preview'));
  await expect.element(groups.getByRole('link', { name: 'Ready 1' })).toHaveFocus();
  await press(button('Import 1 guest'));
  await expect.element(heading('1 guest added')).toHaveFocus();
});

test('[F64] a list without guests is refused aloud', async () => {
  await openRoute(`/events/guests/import?event=${weddingId}`, { signedInAs: admin });
  await list.fill(',,');
  await press(button('Preview'));
  await expect.element(page.getByRole('alert').getByText(/^This file has no rows\./)).toBeVisible();
  await expect.element(button('Choose a file')).toHaveFocus();
});
