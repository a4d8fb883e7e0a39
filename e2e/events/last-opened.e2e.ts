import type { Page } from '@playwright/test';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { leave, getPlace, visitAs } from '../support/visitor.ts';

// React logs every error that an error boundary catches.
test.use({ expectedErrors: [/Failed to load resource|^(ApiError|NetworkError)/] });

const key = 'guestwise.last-event';
const guests = `/events/guests/all?event=${weddingId}`;
const chooser = (page: Page) => page.getByRole('heading', { name: 'Choose an event' });
const failure = (page: Page) => page.getByRole('main').getByRole('alert');
const table = (page: Page) => page.getByRole('table');
const remembered = (page: Page) => page.evaluate((key) => localStorage.getItem(key), key);

for (const status of ['404', '410']) {
  test(`the event opened last is forgotten when it is gone by ${status}, and another can be chosen`, async ({
    page,
    backend,
  }) => {
    await visitAs(page, admin, guests);
    await expect(table(page)).toBeVisible();
    await page.goto('/events');
    await backend.play(`getEvent:${status}`, `listGuests:${status}`, `listGuestDiscrepancies:${status}`);
    for (const [asked, shown] of [
      ['/events/guests', '/events/guests/all'],
      ['/events/guests/discrepancies', '/events/guests/discrepancies'],
    ] as const) {
      await leave(page, key, JSON.stringify(weddingId));
      await page.goto(asked);
      await expect(chooser(page)).toBeVisible();
      await expect(failure(page)).toBeHidden();
      expect(getPlace(page)).toBe(shown);
      expect(await remembered(page)).toBeNull();
    }

    await backend.play();
    await page.getByRole('link', { name: "Layla & Omar's wedding", exact: true }).click();
    await expect(table(page)).toBeVisible();
  });
}
