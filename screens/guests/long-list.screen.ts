import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { conferenceGuests, conferenceId } from '../../mocks/backend/seeds/conference.ts';
import { backend } from '../support/backend.ts';
import { openRoute } from '../support/open-route.tsx';

const list = `/events/guests/all?event=${conferenceId}`;
const main = page.getByRole('main');
const bar = main.getByRole('progressbar', { name: 'Loading all guests' });
const stop = main.getByRole('button', { name: 'Stop', exact: true });
const resume = main.getByRole('button', { name: 'Continue', exact: true });
const search = page.getByRole('searchbox', { name: 'Name or phone' });

/** Searches ten thousand guests. The pages of the whole list arrive slowly. */
async function startSearch(query: string) {
  await openRoute(list);
  await expect.element(main.getByRole('table')).toBeVisible();
  backend.play('listGuests:latency');
  await search.fill(query);
}

test('a search of a long list shows hits as they arrive, and can be stopped and continued', async () => {
  await startSearch('aisha');
  await expect.element(bar).toBeVisible();
  // A part of the list, which has more than the page that was there before.
  await expect.element(bar).toHaveAttribute('aria-valuenow', expect.not.stringMatching(/^0\.00/));
  await expect.element(main.getByText(/^Searched [\d,]+ of 10,000 · [\d,]+ found$/)).toBeVisible();
  await expect.element(main.getByRole('row', { name: /Aisha/ }).first()).toBeVisible();
  stop.element().focus();
  await userEvent.keyboard('{Enter}');
  const stopped = main.getByText(/^Search stopped\. [\d,]+ found in the first [\d,]+\.$/).first();
  await expect.element(stopped).toBeVisible();
  await expect.element(bar).not.toBeInTheDocument();
  await expect.element(resume).toHaveFocus();
  backend.play();
  const all = conferenceGuests().filter(({ name }) => name?.startsWith('Aisha')).length;
  const { length } = await backend.calls('listGuests');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(`${all} guests`, { exact: true })).toBeVisible();
  await expect.element(resume).not.toBeInTheDocument();
  // The pages that were read are not read again.
  expect((await backend.calls('listGuests')).length - length).toBeLessThan(100);
  expect(document.activeElement).not.toBe(document.body);
});

test('an export shows its progress, and a stopped one saves nothing', async () => {
  await openRoute(list);
  await expect.element(main.getByRole('table')).toBeVisible();
  backend.play('listGuests:latency');
  await main.getByRole('button', { name: 'Import, export, print' }).click();
  await page.getByRole('menuitem', { name: 'Export as Excel file' }).click();
  const progress = main.getByRole('progressbar', { name: 'Export' });
  await expect.element(progress).toHaveAttribute('aria-valuenow');
  await main.getByRole('button', { name: 'Exporting…' }).click();
  await page.getByRole('menuitem', { name: 'Stop export' }).click();
  await expect.element(progress).not.toBeInTheDocument();
  await expect.element(main.getByText(/^Search stopped/)).not.toBeInTheDocument();
});

test('the search of everything finds guests of a long list as its pages arrive', async () => {
  await openRoute(list);
  await expect.element(main.getByRole('table')).toBeVisible();
  backend.play('listGuests:latency');
  await userEvent.keyboard('{Control>}k{/Control}');
  await page.getByRole('combobox', { name: 'Search' }).fill('555 000 0190');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect.element(dialog.getByRole('progressbar', { name: 'Loading all guests' })).toBeVisible();
  await expect.element(dialog.getByRole('option', { name: / 190/ })).toBeVisible();
  await expect.element(dialog.getByRole('progressbar')).toBeVisible();
});
