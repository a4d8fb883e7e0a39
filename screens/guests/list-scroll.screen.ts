import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { sendGuests } from '../support/long-list.ts';
import { openRoute } from '../support/open-route.tsx';

const row = (number: number) => page.bySelector(`tr[aria-rowindex="${number + 1}"]`);
const getTop = (number: number) => Math.round(row(number).element().getBoundingClientRect().top);
const panel = page.getByRole('complementary').filter({ has: page.getByRole('button', { name: 'Close' }) });

/** Presses a link without scrolling to it, as a click of a test does. */
function press(link: Locator) {
  const element = link.element();
  if (element instanceof HTMLElement) element.click();
}

/** Opens a list of 600 guests and scrolls to row 300. */
async function openFarDown() {
  window.scrollTo(0, 0);
  await openRoute(`/events/guests/all?event=${weddingId}&sort=name`, {
    signedInAs: admin,
    before: sendGuests(600),
  });
  await expect.element(page.bySelector('[data-spacer]').first()).toBeInTheDocument();
  const rendered = page.bySelector('tr[data-index]');
  await expect
    .poll(() => {
      const [last] = rendered.elements().slice(-1);
      const place = Number(last?.getAttribute('data-index'));
      last?.scrollIntoView();
      if (place < 298) window.scrollBy(0, (298 - place) * 50);
      return row(300).length;
    })
    .toBe(1);
  row(300).element().scrollIntoView({ block: 'center' });
  return getTop(300);
}

test('a long list is where it was after a guest was opened and left', async () => {
  const top = await openFarDown();
  press(row(300).getByRole('link').first());
  await expect.element(panel).toBeVisible();
  history.back();
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(row(300)).toBeVisible();
  await expect.poll(() => Math.abs(getTop(300) - top)).toBeLessThan(2);
});

test('a long list is where it was after another part of the event was opened and left', async () => {
  const top = await openFarDown();
  press(page.getByRole('link', { name: /^Messages/ }).first());
  await expect.element(page.getByRole('link', { name: 'New message' })).toBeVisible();
  history.back();
  await expect.element(row(300)).toBeVisible();
  await expect.poll(() => Math.abs(getTop(300) - top)).toBeLessThan(2);
});
