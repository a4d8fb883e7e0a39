import type { Page } from '@playwright/test';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { visitAs } from '../support/visitor.ts';

// React logs every error that an error boundary catches.
test.use({
  expectedErrors: [/Failed to load resource|^(ApiError|NetworkError|UnreadableResponse)/],
});

const failure = (page: Page) => page.getByRole('main').getByRole('alert');
const retry = (page: Page) => failure(page).getByRole('button', { name: 'Try again' });
const rows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row');
const guests = `/events/guests/all?event=${weddingId}`;

test('an event that was gone and is back is read again: the browser caches no refusal', async ({
  page,
  backend,
}) => {
  await backend.play('getEvent:410');
  await visitAs(page, admin, guests);
  await expect(failure(page)).toBeVisible();
  await backend.play();
  await retry(page).click();
  await expect(rows(page)).toHaveCount(12);
});
