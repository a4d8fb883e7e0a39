import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { press } from '../support/keyboard.ts';
import { openRoute } from '../support/open-route.tsx';

const form = page.getByRole('form', { name: 'Row 2' });
const field = (name: string) => form.getByRole('textbox', { name });
const edges = (element: Element | null) => (element as Element).getBoundingClientRect();

test.each([1280, 768, 360])('%i px: an error of an imported row is below its own field', async (width) => {
  await openRoute(`/events/guests/import?event=${weddingId}`, { signedInAs: admin, width });
  await page
    .getByRole('textbox', { name: 'Or paste a list' })
    .fill('Name,Phone,Invited\nAda Lovelace,555 090,x');
  await press(page.getByRole('main').getByRole('button', { name: 'Preview' }));
  await expect.element(field('Phone')).toHaveAccessibleDescription('Enter 10 digits, without a country code');
  await expect
    .element(field('Invited'))
    .toHaveAccessibleDescription('Enter how many people are invited, from 1 to 999');
  await expect.element(field('Name')).not.toHaveAttribute('aria-describedby');
  const error = edges(form.getByText(/^Enter 10 digits/).element());
  const phone = edges(field('Phone').element());
  expect(error.left).toBe(phone.left);
  expect(error.top).toBeGreaterThanOrEqual(phone.bottom);
  expect(error.top - phone.bottom).toBeLessThan(8);
});
