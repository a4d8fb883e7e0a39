import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { expectAxeClean } from '../support/axe.ts';
import { openRoute, place } from '../support/open-route.tsx';
import { expectCount, expectTexts } from '../support/text.ts';

const main = page.getByRole('main');
const names = main.bySelector('tbody [href*="guest="]');
const chips = main.getByRole('list', { name: 'Filters' }).getByRole('button');

test('filters combine with the tabs, in the address and in words', async () => {
  await openRoute(`/events/guests/accepted?event=${weddingId}&whatsapp=no`);
  await expectTexts(names, ['Noor Siddiqui', 'Baba Farid']);
  await main.getByRole('button', { name: 'Filters: 1' }).click();
  await page.getByRole('menuitemradio', { name: '2 or more' }).click();
  await expectTexts(names, ['Noor Siddiqui']);
  await page.getByRole('menuitemradio', { name: '5 or more' }).click();
  await expect.element(page.getByRole('heading', { name: 'No guests match these filters' })).toBeVisible();
  expect(place()).toMatch(/accepted\?.*whatsapp=no&invited=5$/);
  await page.getByRole('menuitem', { name: 'Clear filters' }).click();
  await expectCount(names, 6);

  // A filter is a step of the history, and stays from tab to tab.
  history.go(-2);
  await expectTexts(chips, ['Remove filter: Not on WhatsApp', 'Remove filter: At least 2 invited']);
  await main.getByRole('link', { name: 'All 12' }).click();
  await expectTexts(names, ['Noor Siddiqui']);
  await chips.last().click();
  await expectTexts(names, ['Grandma Salma', 'Noor Siddiqui', 'Baba Farid']);
  await expect.element(main.getByRole('button', { name: 'Filters: 1' })).toHaveFocus();
  await expectAxeClean();

  // What is selected is what is filtered.
  await main.getByRole('checkbox', { name: 'Select Noor Siddiqui' }).click();
  await main.getByRole('button', { name: 'Select all 3' }).click();
  await expect.element(main.getByText('3 guests selected')).toBeVisible();
});
