import type { Page } from '@playwright/test';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { plan } from '../support/planned.ts';
import { visitAs } from '../support/visitor.ts';

const rows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row');
const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
const list = (page: Page, search = '') =>
  visitAs(page, admin, `/events/guests/all?event=${weddingId}${search}`);

const three = ['Ada', 'Ben', 'Cem'].map((name, at) => ({ _id: `g${at}`, name, invitees: 2 }));

test('[F24] missing or wrong paging is computed, and the rows are shown', async ({
  page,
  request,
  backend,
}) => {
  for (const [paging, said] of [
    [{}, []],
    [{ totalDocs: null, totalPages: null, page: null }, []],
    [{ totalDocs: 'many', totalPages: -1, page: 2.5 }, []],
    [{ totalDocs: 1, totalPages: 0, page: 1 }, []],
    [{ totalDocs: 70, page: 1 }, [/1–3 of 70/]],
  ] as const) {
    await plan(request, backend.world, {
      operationId: 'listGuests',
      body: { data: { ...paging, docs: three } },
      times: 99,
    });
    await list(page);
    await expect(rows(page), JSON.stringify(paging)).toHaveCount(3);
    await expect(pager(page), JSON.stringify(paging)).toHaveText(said);
  }
  await pager(page).getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
});

test('[F25] guests with duplicate or missing ids are not mixed up, and those without an id are read-only', async ({
  page,
  request,
  backend,
}) => {
  const docs = [
    { _id: 'same', name: 'First of two', rsvpCount: 1 },
    { _id: 'same', id: 'other', name: 'Second of two', rsvpCount: 0 },
    { id: 'only-id', name: 'Under id' },
    { name: 'Under nothing', phone: 5550123, discrepancies: ['one', 2, 'three'] },
    { _id: '../../users/me', name: 'A path for an id' },
    { _id: 7, name: 'A number for an id' },
    null,
    ['no', 'guest'],
  ];
  await plan(request, backend.world, { operationId: 'listGuests', body: { data: { docs } }, times: 99 });
  await list(page);
  const row = (name: string) => rows(page).filter({ hasText: name });
  await expect(row('First of two')).toContainText('1 coming');
  await expect(row('Second of two')).toContainText('Declined');
  await expect(row('Under nothing')).toContainText('5550123');
  await expect(row('Under nothing')).toContainText('one, three');
  for (const name of ['Under nothing', 'A path for an id', 'A number for an id']) {
    await expect(row(name).getByRole('button'), name).toHaveCount(0);
    await expect(row(name).getByRole('link'), name).toHaveCount(0);
  }
  await expect(row('Under id').getByRole('button')).toHaveCount(1);
});
