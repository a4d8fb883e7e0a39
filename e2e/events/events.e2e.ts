import type { Page } from '@playwright/test';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { plan } from '../support/planned.ts';
import { messages, placeOf, visitAs } from '../support/visitor.ts';

const heading = (page: Page) => page.getByRole('heading', { name: 'Events', level: 1 });
const cards = (page: Page) => page.getByRole('main').getByRole('listitem');
const names = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const henna = 'İrem ile Can’ın Kına Gecesi';

test('the events load in the shape they will have, and show names and answers so far', async ({
  page,
  backend,
}) => {
  await visitAs(page, admin, `/events/guests/all?event=${weddingId}`);
  await expect(page.getByRole('table')).toBeVisible();
  await backend.play('listEvents:latency');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events' }).click();
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Loading...' })).toBeAttached();
  await expect(cards(page)).toHaveCount(0);
  await expect(heading(page)).toBeVisible();
  const wedding = cards(page).filter({ hasText: "Layla & Omar's wedding" });
  await expect(wedding).toContainText('12 invitations');
  await expect(wedding).toContainText('6 accepted');
  await expect(wedding).toContainText('1 declined');
  await expect(wedding).toContainText('5 not answered');
  await expect(cards(page)).toHaveCount(7);
});

test('without events the list says that there are none, and offers no search', async ({ page, backend }) => {
  await backend.play('empty');
  await visitAs(page, admin, '/events');
  await expect(page.getByRole('heading', { name: 'No events yet' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
});

test('[F25] [F23] events with ids twice, under id or nowhere, and rows that are no events, are not mixed up', async ({
  page,
  request,
  backend,
}) => {
  const docs = [
    { _id: 'a', name: 'First of a', guestsAnalytics: { total: 3, accepted: 'two', rejected: -1 } },
    { _id: 'a', id: 'b', name: 'Second of a', guestsAnalytics: 'many' },
    { id: 'c', name: 'Only id', colour: { of: 'nobody' } },
    { name: 'No id' },
    { _id: '../users/me', name: 'A path for an id' },
    null,
    'no event',
    { _id: 'd', name: { en: 'no text' }, image: 7 },
  ];
  await plan(request, backend.world, { operationId: 'listEvents', body: { data: { docs } } });
  await visitAs(page, admin, '/events');
  await expect(names(page)).toHaveText([
    'First of a',
    'Second of a',
    'Only id',
    'No id',
    'A path for an id',
    'Untitled event',
  ]);
  const links = await names(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.textContent));
  expect(links).toEqual(['First of a', 'Second of a', 'Only id', 'Untitled event']);
  const search = page.getByRole('searchbox');
  await search.fill('second');
  await expect(names(page)).toHaveText(['Second of a']);
  await search.fill('');
  await expect(names(page)).toHaveCount(6);
});

test('[F67] the search knows the Turkish i in each of its forms, and stands in the address', async ({
  page,
}) => {
  await visitAs(page, admin, '/events');
  const search = page.getByRole('searchbox', { name: 'Search events' });
  for (const words of ['irem', 'İREM', 'IREM', 'ırem', 'i\u0307rem', 'kına', 'KINA', 'kina', 'KİNA']) {
    await search.fill(words);
    await expect(names(page), words).toHaveText([henna]);
    expect(placeOf(page)).toBe(`/events?search=${words}`);
  }
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1 event found');
  await page.reload();
  await expect(search).toHaveValue('KİNA');
  await expect(names(page)).toHaveText([henna]);
  await search.fill('nobody’s party');
  await expect(page.getByRole('heading', { name: 'No event has this name' })).toBeVisible();
  await search.fill('');
  await expect(cards(page)).toHaveCount(7);
  expect(placeOf(page)).toBe('/events');
});

test('[F31] [F32] [F37] hostile events are text: nothing runs, loads from elsewhere or follows a script', async ({
  page,
  request,
  backend,
}) => {
  const foreign: string[] = [];
  page.on('request', (call) => /evil|^data:text|^javascript/.test(call.url()) && foreign.push(call.url()));
  const text = `{"data": {"docs": [
    {"_id": "a", "name": "<img src=//evil.example/x onerror=alert(1)>", "image": "https://evil.example/pixel.gif"},
    {"_id": "b", "name": "javascript:alert(1)", "image": "javascript:alert(1)"},
    {"_id": "c", "name": "Data", "image": "data:text/html,<script>alert(1)</script>"},
    {"_id": "d", "name": "Slashes", "image": "//evil.example/pixel.gif"},
    {"__proto__": {"_id": "polluted", "isAdmin": true}, "constructor": {"prototype": {"isAdmin": true}}, "name": "Keys"}
  ], "__proto__": {"isAdmin": true}}}`;
  await plan(request, backend.world, { operationId: 'listEvents', text });
  await visitAs(page, admin, '/events');
  await expect(names(page)).toHaveCount(5);
  await expect(names(page).first()).toHaveText('<img src=//evil.example/x onerror=alert(1)>');
  await expect(names(page).last().getByRole('link')).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get({}, 'isAdmin'))).toBeUndefined();
  expect(foreign).toEqual([]);
  await expect(messages(page)).toHaveCount(0);
});
