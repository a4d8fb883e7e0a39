import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { guestWhoNeverAnswered, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { alwaysComeAs, visitAs } from '../support/visitor.ts';

const guestList = `/events/guests/all?event=${weddingId}`;
const place = `/events/guests/import?event=${weddingId}`;
const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });

test('a typed list survives a reload, until it is imported', async ({ page }) => {
  await alwaysComeAs(page, admin);
  await page.goto(place);
  const list = page.getByRole('textbox', { name: 'Or paste a list' });
  await list.fill('Ada, 555 090 0031, 2');
  await page.reload();
  await expect(list).toHaveValue('Ada, 555 090 0031, 2');
  await button(page, 'Preview').click();
  await button(page, 'Import 1 guest').click();
  await expect(page.getByRole('heading', { name: '1 guest added' })).toBeVisible();
  await page.goto(place);
  await expect(list).toHaveValue('');
});

/** Exports the current list in one of the offered formats. */
async function exportAs(page: Page, file: string) {
  const saving = page.waitForEvent('download');
  await button(page, 'Import, export, print').click();
  await page.getByRole('menuitem', { name: file }).click();
  const download = await saving;
  return { name: download.suggestedFilename(), path: await download.path() };
}

test('[F63] an exported Excel file imports as the same guests', async ({ page, backend }) => {
  const name = '=HYPERLINK("https://evil.example","Click")';
  await backend.patch('guests', guestWhoNeverAnswered, { name });
  const parts: string[] = [];
  page.on('request', (request) => parts.push(request.url()));
  await visitAs(page, admin, `${guestList}&answer=waiting`);
  await expect(page.getByRole('table').getByText(name)).toBeVisible();
  expect(parts.filter((each) => each.includes('write-xlsx'))).toEqual([]);
  const workbook = await exportAs(page, 'Export as Excel file');
  expect(workbook.name).toMatch(/^guests-.+\.xlsx$/);
  expect(parts.filter((each) => each.includes('write-xlsx'))).toHaveLength(1);

  // The list has the same guests already: the import recognises them by their links, and their names too.
  await page.goto(place);
  const buffer = await readFile(workbook.path);
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await page.getByLabel('File with guests').setInputFiles({ name: workbook.name, mimeType, buffer });
  await expect(page.getByText('5 unchanged').first()).toBeVisible();
});
