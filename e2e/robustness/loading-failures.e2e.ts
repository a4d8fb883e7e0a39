import type { Page } from '@playwright/test';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { plan, startAnew } from '../support/planned.ts';
import { messages, placeOf, visitAs } from '../support/visitor.ts';

// React logs every error that an error boundary catches.
test.use({
  expectedErrors: [/Failed to load resource|^(ApiError|NetworkError|UnreadableResponse)/],
});

const failure = (page: Page) => page.getByRole('main').getByRole('alert');
const retry = (page: Page) => failure(page).getByRole('button', { name: 'Try again' });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const rows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row');
const guests = `/events/guests/all?event=${weddingId}`;

test('events that cannot be loaded show an error with a retry, never an empty list', async ({
  page,
  backend,
}) => {
  for (const scenario of ['listEvents:offline', 'listEvents:404', 'listEvents:truncated']) {
    await backend.play(scenario);
    await visitAs(page, admin, '/events');
    await expect(failure(page), scenario).toBeVisible();
    await expect(page.getByText('No events yet')).toBeHidden();
    await backend.play();
    await retry(page).click();
    await expect(cards(page).first()).toBeVisible();
  }
});

test('[F24] an invalid list of events shows an error with a retry, never an empty list or a crash', async ({
  page,
  request,
  backend,
}) => {
  for (const data of [null, {}, { docs: 'none' }, { docs: { 0: {} } }, []]) {
    await plan(request, backend.world, { operationId: 'listEvents', body: { data } });
    await visitAs(page, admin, '/events');
    await expect(failure(page), JSON.stringify(data)).toBeVisible();
    await expect(page.getByText('No events yet')).toBeHidden();
  }
  await retry(page).click();
  await expect(cards(page)).toHaveCount(7);
});

test('guests that cannot be loaded show an error with a retry and a way out, never an empty list', async ({
  page,
  backend,
}) => {
  for (const scenario of ['listGuests:404', 'listGuests:offline', 'getEvent:truncated']) {
    await backend.play(scenario);
    await visitAs(page, admin, guests);
    await expect(failure(page), scenario).toBeVisible();
    await expect(page.getByText('No guests yet')).toBeHidden();
    await backend.play();
    await retry(page).click();
    await expect(rows(page)).toHaveCount(12);
  }
  await backend.play('listGuests:404');
  await page.reload();
  await failure(page).getByRole('link').click();
  await expect(page).toHaveURL(/\/events$/);
});

test('an unknown event is reported as gone, links back to the events, and is not remembered', async ({
  page,
}) => {
  await visitAs(page, admin, '/events');
  for (const id of ['no-such-event', '__proto__', 'constructor']) {
    await page.goto(`/events/guests/${id}`);
    await expect(failure(page), id).toContainText('This no longer exists');
    expect(placeOf(page)).toBe(`/events/guests/all?event=${id}`);
  }
  await failure(page).getByRole('link').click();
  await expect(cards(page)).toHaveCount(7);
  await page.goto('/events/guests');
  await expect(page.getByRole('heading', { name: 'Choose an event' })).toBeVisible();
});

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

test('[F24] an invalid list of guests shows an error with a retry, never an empty list or a crash', async ({
  page,
  request,
  backend,
}) => {
  for (const data of [null, {}, { docs: 'none', totalDocs: 3 }, 'none']) {
    await plan(request, backend.world, { operationId: 'listGuests', body: { data }, times: 99 });
    await visitAs(page, admin, guests);
    await expect(failure(page), JSON.stringify(data)).toBeVisible();
    await expect(page.getByText('No guests yet')).toBeHidden();
  }
  await startAnew(request, backend.world);
  await retry(page).click();
  await expect(rows(page)).toHaveCount(12);
});

test('a list that cannot be read again stays on the screen, says so, and is read by a retry', async ({
  page,
  backend,
}) => {
  await visitAs(page, admin, guests);
  await expect(rows(page)).toHaveCount(12);
  await backend.play('listGuests:404');
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await expect(messages(page).first()).toContainText('could not refresh this page');
  await expect(rows(page)).toHaveCount(12);
  await expect(messages(page)).toHaveCount(1);
  await backend.play();
  const before = (await backend.calls('listGuests')).length;
  await messages(page).getByRole('button', { name: 'Try again' }).click();
  await expect.poll(async () => (await backend.calls('listGuests')).length).toBeGreaterThan(before);
  await expect(messages(page)).toHaveCount(0);
});
