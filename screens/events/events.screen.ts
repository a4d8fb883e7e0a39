import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { backend } from '../support/backend.ts';
import { flaws } from '../support/flaws.ts';
import { openRoute, place } from '../support/open-route.tsx';
import { expectCount, expectTexts } from '../support/text.ts';
import { toasts } from '../support/toasts.ts';

const main = page.getByRole('main');
const cards = main.getByRole('article');
const names = main.getByRole('heading', { level: 2 });
const search = page.getByRole('searchbox');
const henna = 'İrem ile Can’ın Kına Gecesi';

test('the skeleton has the shape of the event list', async () => {
  await openRoute(`/events/guests/all?event=${weddingId}`);
  await expect.element(page.getByRole('table')).toBeVisible();
  backend.play('listEvents:latency');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events' }).click();
  await expect.element(main.getByRole('status').filter({ hasText: 'Loading...' })).toBeInTheDocument();
  await expectCount(cards, 0);
  await expect.element(page.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible();
  const wedding = cards.filter({ hasText: "Layla & Omar's wedding" });
  for (const text of ['20 of 39 people coming', '12 invitations', '1 declined', '5 not answered']) {
    await expect.element(wedding).toMatchTextContent(text);
  }
  await expectCount(cards, 6);
});

test('an empty list or a single event offers no search or order', async () => {
  await openRoute('/events', { scenario: 'empty' });
  await expect.element(page.getByRole('heading', { name: 'No events yet' })).toBeVisible();
  await expectCount(search, 0);
  const body = { data: { docs: [{ _id: 'a', name: 'The only one', guestsAnalytics: { total: 0 } }] } };
  await openRoute('/events', {
    before: () => backend.plan({ operationId: 'listEvents', body }),
  });
  await expect.element(cards).toMatchTextContent(/No guests yet/);
  await expectCount(search, 0);
  await expectCount(page.getByRole('combobox'), 0);
});

test('[F25] [F23] duplicate or missing event ids mix up no rows', async () => {
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
  await openRoute('/events', {
    before: () => backend.plan({ operationId: 'listEvents', body: { data: { docs } } }),
  });
  await expectTexts(names, [
    'First of a',
    'Second of a',
    'Only id',
    'No id',
    'A path for an id',
    'Untitled event',
  ]);
  await expectTexts(names.getByRole('link'), ['First of a', 'Second of a', 'Only id', 'Untitled event']);
  await search.fill('second');
  await expectTexts(names, ['Second of a']);
  await search.fill('');
  await expectCount(names, 6);
});

test('search and address follow each other', async () => {
  const { router } = await openRoute('/events?search=KİNA');
  await expect.element(search).toHaveValue('KİNA');
  await expectTexts(names, [henna]);
  await expect.element(main.getByRole('status')).toMatchTextContent(/^1 event found$/);
  await search.fill('nobody’s party');
  await expect.element(page.getByRole('heading', { name: 'No events match your search' })).toBeVisible();
  await expect.poll(place).toMatch(/^\/events\?search=nobody/);
  await router.navigate({ to: '/events', search: { search: 'irem' } });
  await expect.element(search).toHaveValue('irem');
  await expectTexts(names, [henna]);
  await search.fill('');
  await expectCount(cards, 6);
  await expect.poll(place).toBe('/events');
});

test('[F31] [F37] hostile events are plain text and load nothing', async () => {
  const text = `{"data": {"docs": [
    {"_id": "a", "name": "<img src=//evil.example/x onerror=alert(1)>", "image": "https://evil.example/pixel.gif"},
    {"_id": "b", "name": "javascript:alert(1)", "image": "javascript:alert(1)"},
    {"_id": "c", "name": "Data", "image": "data:text/html,<script>alert(1)</script>"},
    {"_id": "d", "name": "Slashes", "image": "//evil.example/pixel.gif"},
    {"__proto__": {"_id": "polluted", "isAdmin": true}, "constructor": {"prototype": {"isAdmin": true}}, "name": "Keys"}
  ], "__proto__": {"isAdmin": true}}}`;
  await openRoute('/events', {
    before: () => backend.plan({ operationId: 'listEvents', text }),
  });
  await expectCount(names, 5);
  await expect
    .element(names.first())
    .toMatchTextContent(/^<img src=\/\/evil\.example\/x onerror=alert\(1\)>$/);
  await expectCount(names.last().getByRole('link'), 0);
  expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
  expect(flaws.requests().filter((address) => /evil|^data:text|^javascript/.test(address))).toEqual([]);
  await expectCount(toasts, 0);
});

/** Replaces each text by a `<font>`, as the browser's translation does. */
function translate() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElement('font');
    font.appendChild(document.createElement('font')).textContent = text.textContent;
    if (!text.parentElement?.closest('font, script, style')) text.parentElement?.replaceChild(font, text);
  }
}

test('a search goes on in a page that the browser has translated', async () => {
  await openRoute('/events');
  await expectCount(cards, 6);
  for (const [query, found] of [
    ['kına', 1],
    ['kınax', 0],
    ['', 6],
  ] as const) {
    translate();
    await search.fill(query);
    await expectCount(cards, found);
  }
  await openRoute(`/events/guests/all?event=${weddingId}`);
  const bar = page.getByRole('region', { name: 'Selected guests' });
  const boxes = page.getByRole('row').getByRole('checkbox');
  await boxes.nth(1).click();
  await expect.element(bar).toMatchTextContent('1 guest selected');
  translate();
  await boxes.nth(2).click();
  await expect.element(bar).toMatchTextContent(/2.*guests selected/);
});

test('Enter right after the last key of a search opens the event for good', async () => {
  await openRoute('/events');
  await search.click();
  await userEvent.keyboard('gece{Enter}');
  await expect.element(page.getByRole('heading', { name: henna, level: 1 })).toBeVisible();
  // The address of the list would have followed by now.
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(place()).toMatch(/^\/apps\/event\//);
});
