import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { conferenceId } from '../../mocks/backend/seeds/conference.ts';
import { openRoute, place } from '../support/open-route.tsx';

const list = `/events/guests/all?event=${conferenceId}`;
const row = (number: number) => page.bySelector(`tr[aria-rowindex="${number + 1}"]`);
async function focusRow(number: number) {
  await expect.element(row(number)).toBeVisible();
  row(number).element().focus();
}

test('[F73] j and k go on to the next page of the list, and back', async () => {
  await openRoute(list);
  await focusRow(50);
  await userEvent.keyboard('j');
  await expect.element(row(51)).toHaveFocus();
  expect(place()).toContain('page=2');
  await userEvent.keyboard('jkk');
  await expect.element(row(50)).toHaveFocus();
  expect(place()).not.toContain('page=');
});

test('[F73] the panel follows j to the first guest of the next page, also from within the panel', async () => {
  await openRoute(list);
  await focusRow(50);
  await userEvent.keyboard('{Enter}');
  const close = page.getByRole('complementary').getByRole('button', { name: 'Close' });
  await expect.element(close).toBeVisible();
  close.element().focus();
  await userEvent.keyboard('j');
  await expect.element(row(51)).toHaveFocus();
  await expect.element(row(51).getByRole('link')).toHaveAttribute('aria-current', 'true');
  await expect.element(row(51)).not.toHaveAttribute('aria-current');
  expect(place()).toContain('page=2');
});

test('[F73] k stays on the first row of the first page', async () => {
  await openRoute(list);
  await focusRow(1);
  await userEvent.keyboard('k');
  await expect.element(row(1)).toHaveFocus();
  expect(place()).not.toContain('page=');
});

test('the number that is typed for a page opens the nearest page that exists', async () => {
  await openRoute(list);
  const field = page.getByRole('textbox', { name: 'Go to page' });
  for (const [typed = '', opened = ''] of [
    ['201', '200'],
    ['-3', '1'],
    ['٢', '2'],
    ['x', '2'],
  ]) {
    await field.fill(typed);
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveValue(opened);
    await expect.poll(() => new URLSearchParams(location.search).get('page') ?? '1').toBe(opened);
  }
});

test('[F60] an address after the last page shows the last one, as after its guests are deleted', async () => {
  await openRoute(`/events/guests/all?event=${conferenceId}&limit=100&page=999`);
  await expect.poll(place).toContain('page=100');
  await expect.element(page.getByText('9,901–10,000 of 10,000')).toBeVisible();
});
