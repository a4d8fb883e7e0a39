import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { guestOfFour, guestOfTwelve, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { alwaysComeAs, visitAs } from '../support/visitor.ts';

const place = `/events/guests/import?event=${weddingId}`;
const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });
const group = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Rows of the file' }).getByRole('link', { name });

const csv = (...rows: string[]) => ({
  name: 'guests.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['Name,Phone,Invited', ...rows].join('\r\n')),
});
const goodRow = (number: number) => `Imported Guest ${number},${7_000_000_000 + number},2`;
const goodRows = (count: number) => Array.from({ length: count }, (_, number) => goodRow(number));

test('[F64] [F34] a file’s columns and rows are corrected, duplicates left out', async ({
  page,
  backend,
}) => {
  await visitAs(page, admin, place);
  const semicolons =
    'Katılan;Tel no;Sayı;Masa\nŞükrü Işık;5550900011;2;A\nGrace Оkafor;5550900012;1;A\nEksik;123;x;B\n;;;\n';
  const letters = new Map(
    Array.from({ length: 256 }, (_, byte) => [
      new TextDecoder('windows-1254').decode(Uint8Array.of(byte)),
      byte,
    ]),
  );
  // Windows-1254 has no Cyrillic letter: the look-alike is added below, in another encoding.
  const buffer = Buffer.from(
    Uint8Array.from(semicolons.replace('О', 'O'), (letter) => letters.get(letter) ?? 63),
  );
  await page
    .getByLabel('File with guests')
    .setInputFiles({ name: 'davetliler.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByText('Şükrü Işık')).toBeVisible();
  await page.getByRole('combobox', { name: 'Katılan' }).selectOption('Name');
  await page.getByRole('combobox', { name: 'Tel no' }).selectOption('Phone');
  await button(page, 'Preview guests').click();

  const row = page.getByRole('form', { name: 'Row 4' });
  await expect(row).toContainText('Enter 10 digits, without a country code');
  await row.getByRole('textbox', { name: 'Phone' }).fill('555 090 0013');
  await row.getByRole('textbox', { name: 'Invited' }).fill('3');
  await row.getByRole('button', { name: 'Done' }).click();
  await expect(group(page, 'To correct')).toContainText('0');
  await group(page, 'Duplicates').click();
  await expect(page.getByRole('main')).toContainText('Grace Okafor on the guest list has a similar name');
  await group(page, 'New').click();
  await expect(page.getByRole('table')).toContainText('555 090 0013');
  expect(await backend.calls('createGuest')).toHaveLength(0);
  await button(page, 'Import 2 guests').click();
  await expect(page.getByRole('heading', { name: '2 guests added' })).toBeVisible();

  const saving = page.waitForEvent('download');
  await button(page, 'Download report').click();
  const report = await readFile(await (await saving).path(), 'utf8');
  expect(report.split('\r\n').slice(1, 4)).toEqual([
    '"2","Şükrü Işık","5550900011","Added",""',
    '"3","Grace Okafor","5550900012","Left out","Already on the guest list, or earlier in the file"',
    '"4","Eksik","5550900013","Added",""',
  ]);
});

test('[F83] each good row of 120 is created once, despite a 500 and a reload', async ({ page, backend }) => {
  await page.clock.install();
  await alwaysComeAs(page, admin);
  await page.goto(place);
  const bad = Array.from({ length: 10 }, (_, number) => `Bad row ${number},1,x`);
  await page.getByLabel('File with guests').setInputFiles(csv(...goodRows(100), ...goodRows(10), ...bad));
  await expect(group(page, 'To correct')).toContainText('10');
  await expect(group(page, 'Duplicates')).toContainText('10');
  const continueImport = async () => {
    await page.goto(place);
    await expect(button(page, 'Continue import')).toBeVisible();
    // Calls that were in progress when the session ended, or the page was reloaded, have half a minute to finish.
    await page.clock.fastForward(31_000);
    await button(page, 'Continue import').click();
  };
  // Two calls fail with 500: the session ends, and the journal is kept for the same user.
  await backend.play('createGuest:500x2');
  await button(page, 'Import 100 guests').click();
  await expect(page).toHaveURL(/\/login/);
  await backend.play('createGuest:latency');
  await continueImport();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect.poll(async () => (await backend.calls('createGuest')).length).toBeGreaterThan(8);
  await page.reload();
  await backend.play();
  await continueImport();
  await expect(page.getByRole('heading', { name: '100 guests added' })).toBeVisible();
  const created = (await backend.calls('createGuest')).filter(({ status }) => status === 201);
  const names = created.map(({ body }) => JSON.stringify(body));
  expect(new Set(names).size).toBe(names.length);
  expect(names).toHaveLength(100);
  await page.goto(place);
  await expect(button(page, 'Continue import')).toHaveCount(0);
});

test('[F84] a second tab waits for the import and finds its guests listed', async ({
  page,
  context,
  backend,
}) => {
  await alwaysComeAs(page, admin);
  const other = await context.newPage();
  await alwaysComeAs(other, admin);
  for (const tab of [page, other]) {
    await tab.goto(place);
    await tab.getByLabel('File with guests').setInputFiles(csv(...goodRows(12)));
    await expect(button(tab, 'Import 12 guests')).toBeVisible();
  }
  await backend.play('createGuest:latency');
  await button(page, 'Import 12 guests').click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await button(other, 'Import 12 guests').click();
  await expect(other.getByText('Another tab is importing guests for this event.')).toBeVisible();
  await expect(page.getByRole('heading', { name: '12 guests added' })).toBeVisible();
  await backend.play();
  await button(other, 'Try again').click();
  await expect(other.getByText('12 were on the list by then')).toBeVisible();
  expect((await backend.calls('createGuest')).length).toBe(12);
});

/** Exports the guest list. */
async function exportAs(page: Page, format: 'CSV' | 'Excel') {
  await button(page, 'Import, export, print').click();
  const saving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: `Export as ${format} file` }).click();
  return readFile(await (await saving).path());
}

/** The exported list of forty guests after a spreadsheet program: 12 are changed, one is removed and one is new. */
function editInSpreadsheet(exported: Buffer): Buffer {
  const [head = [], ...rows] = exported
    .toString('utf8')
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((line) => line.slice(1, -1).split('","'));
  expect(rows).toHaveLength(40);
  const edited = rows.map((cells, at) => (at < 12 ? cells.with(2, '3').with(3, '2') : cells));
  edited[1] = edited[1]?.with(1, '') ?? [];
  edited[2] = edited[2]?.with(0, 'Tarek; "the uncle"') ?? [];
  edited.splice(20, 1);
  edited.push(['Ada Lovelace', '5550900041', '2', '2', '', '', '', '', '']);
  // Such a program quotes only where needed, and its locale has semicolons.
  const quote = (cell: string) => (/[;"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return Buffer.from(`\uFEFF${[head, ...edited].map((row) => row.map(quote).join(';')).join('\r\n')}`);
}

test('[F83] 12 guests edited in a spreadsheet change once despite a reload', async ({ page, backend }) => {
  await page.clock.install();
  await alwaysComeAs(page, admin);
  await page.goto(place);
  await page.getByLabel('File with guests').setInputFiles(csv(...goodRows(28)));
  await button(page, 'Import 28 guests').click();
  await page.getByRole('link', { name: 'Go to the guest list' }).click();
  const buffer = editInSpreadsheet(await exportAs(page, 'CSV'));
  await page.goto(place);
  await page
    .getByLabel('File with guests')
    .setInputFiles({ name: 'guests.csv', mimeType: 'text/csv', buffer });
  await expect(group(page, 'Changes')).toContainText('12');
  await expect(group(page, 'New')).toContainText('1');
  await expect(page.getByText('27 unchanged')).toBeVisible();
  await expect(page.getByText('1 guest of the list is not in this file.')).toBeVisible();
  await expect(page.getByRole('row', { name: 'Tarek' })).toContainText(
    'Name: Uncle Tariq → Tarek; "the uncle"',
  );

  await backend.play('updateGuest:latency');
  await button(page, 'Import 1 guest, change 12').click();
  await expect.poll(async () => (await backend.calls('updateGuest')).length).toBeGreaterThan(4);
  await page.reload();
  await backend.play();
  await expect(button(page, 'Continue import')).toBeVisible();
  await page.clock.fastForward(31_000);
  await button(page, 'Continue import').click();
  await expect(page.getByRole('heading', { name: '12 guests changed, 1 added' })).toBeVisible();
  const changed = (await backend.calls('updateGuest')).filter(({ status }) => status === 200);
  expect(new Set(changed.map(({ path }) => path)).size).toBe(12);
  expect(changed).toHaveLength(12);
});

test('an older workbook changes only the guests that are ticked', async ({ page, backend }) => {
  await alwaysComeAs(page, admin);
  await page.goto(`/events/guests/all?event=${weddingId}`);
  const workbook = await exportAs(page, 'Excel');
  for (const id of [guestOfFour, guestOfTwelve]) await backend.patch('guests', id, { name: `Guest ${id}` });
  await page.goto(place);
  await page
    .getByLabel('File with guests')
    .setInputFiles({ name: 'guests.xlsx', mimeType: '', buffer: workbook });
  await expect(group(page, 'Changes')).toContainText('2');
  await page.getByRole('checkbox', { name: 'Apply all of them' }).click();
  await page
    .getByRole('row', { name: `Guest ${guestOfFour}` })
    .getByRole('checkbox')
    .click();
  await button(page, 'Change 1 guest').click();
  await expect(page.getByRole('heading', { name: '1 guest changed' })).toBeVisible();
  expect(await backend.calls('updateGuest')).toHaveLength(1);
});
