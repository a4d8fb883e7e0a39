import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { openRoute } from '../support/open-route.tsx';

/** The side on which a text begins in an element: both follow its first letters. */
const findStart = (element: Element) => {
  const { display, direction, textAlign } = getComputedStyle(element);
  return display === 'inline' ? 'of the page' : `${direction} ${textAlign}`;
};

test('the English items of a checklist begin on the left in an Arabic page', async () => {
  await openRoute('/apps/notes', { signedInAs: admin, locale: 'ar' });
  await expect.element(page.getByText('Choose the filling')).toBeVisible();
  expect(findStart(page.getByText('Choose the filling').element())).toBe('ltr start');
  const lefts = ['Choose the filling', 'Pay the deposit', 'Ask who must not have nuts'].map(
    (text) => page.getByText(text).element().getBoundingClientRect().left,
  );
  expect(new Set(lefts).size).toBe(1);
  await page.getByRole('link', { name: 'Cake tasting' }).click();
  const item = page.getByRole('dialog').getByRole('textbox', { name: 'البند 2' });
  await expect.element(item).toHaveValue('Choose the filling');
  expect(findStart(item.element())).toBe('ltr start');
});
