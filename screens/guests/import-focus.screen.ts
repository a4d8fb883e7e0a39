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
  // The pile with the row to correct.
  const piles = page.getByRole('navigation', { name: 'Rows of the file' });
  await expect.element(piles.getByRole('link', { name: 'Look again 1' })).toHaveFocus();

  const phone = page.getByRole('form', { name: 'Row 1' }).getByRole('textbox', { name: 'Phone' });
  await phone.fill('5550900041');
  await userEvent.keyboard('{Enter}');
  await expect.element(piles.getByRole('link', { name: 'Ready 1' })).toHaveFocus();

  await press(button('Change columns'));
  await expect.element(heading('What do the columns hold?')).toHaveFocus();
  await press(button('Choose another file'));
  await expect.element(button('Choose a file')).toHaveFocus();
  await list.fill('Ada Lovelace, 555 090 0041, 2');
  await press(button('Preview'));
  await expect.element(piles.getByRole('link', { name: 'Ready 1' })).toHaveFocus();
  await press(button('Import 1 guest'));
  await expect.element(heading('1 guest added, once')).toHaveFocus();
});

test('[F64] a list without guests is refused aloud', async () => {
  await openRoute(`/events/guests/import?event=${weddingId}`, { signedInAs: admin });
  await list.fill(',,');
  await press(button('Preview'));
  await expect.element(page.getByRole('alert').getByText(/^This file has no rows\./)).toBeVisible();
  await expect.element(button('Choose a file')).toHaveFocus();
});

test('[F73] in Arabic on a small phone, the ring of a focused heading is a rectangle around its text', async () => {
  await openRoute(`/events/guests/import?event=${weddingId}`, {
    signedInAs: admin,
    locale: 'ar',
    width: 360,
    height: 800,
  });
  await page.getByRole('textbox', { name: 'أو الصق قائمة' }).fill('Ada Lovelace, 555 090 0041, 2');
  await press(page.getByRole('main').getByRole('button', { name: 'معاينة', exact: true }));
  await press(button('تعديل الأعمدة'));
  const title = heading('ماذا تحتوي الأعمدة؟');
  await expect.element(title).toHaveFocus();
  const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(title.element());
  expect(outlineStyle).toBe('solid');
  const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
  const edges = title.element().getBoundingClientRect();
  const letters = document.createRange();
  letters.selectNodeContents(title.element());
  const text = letters.getBoundingClientRect();
  expect(edges.left - reach).toBeGreaterThanOrEqual(0);
  expect(edges.right + reach).toBeLessThanOrEqual(360);
  expect(edges.top - reach).toBeLessThan(text.top);
  expect(edges.bottom + reach).toBeGreaterThan(text.bottom);
});
