import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { backend } from '../support/backend.ts';
import { expectErrors } from '../support/flaws.ts';
import { openRoute, place } from '../support/open-route.tsx';
import { expectCount, expectTexts } from '../support/text.ts';
import { toasts } from '../support/toasts.ts';

const name = page.getByRole('textbox', { name: 'Name' });
const rsvp = page.getByRole('textbox', { name: 'RSVP message' });
const create = page.getByRole('button', { name: 'Create event' });
const save = page.getByRole('button', { name: 'Save', exact: true });
const alerts = page.bySelector('form [role=alert]');

const unclear = /^We are not sure this was saved\./;
const unreachable = /^The API is not reachable at http.*\/api\/v1\./;

const getDrafts = () =>
  Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('guestwise.draft')));

test.each([
  ['an empty list', { body: { data: [] } }, unclear],
  ['an event without an id', { body: { data: { name: 'Brunch' } } }, unclear],
  ['nothing', { text: '' }, unclear],
  [
    'another network’s page',
    { text: '<h1>Welcome to the Wi-Fi</h1>', contentType: 'text/html' },
    unreachable,
  ],
])(
  '[F28] a create that answers %s is an error, and the text of the form is kept over a reload',
  async (_, answer, said) => {
    // A page instead of the API is reported in the console too.
    expectErrors(/The API is not reachable at/);
    const { world } = await openRoute('/apps/event/new', { signedInAs: admin });
    await name.fill('Brunch');
    await rsvp.fill('Until Friday');
    await backend.plan({ operationId: 'createEvent', status: 201, ...answer });
    await create.click();
    await expect.element(alerts.first()).toMatchTextContent(said);
    await expectCount(toasts, 0);
    expect(place()).toBe('/apps/event/new');
    await expect.element(rsvp).toHaveValue('Until Friday');
    await expect.poll(() => JSON.stringify(getDrafts())).toContain('Until Friday');
    await openRoute('/apps/event/new', { signedInAs: admin, world, storage: getDrafts() });
    await expect.element(page.getByText('We restored your unsaved changes')).toBeVisible();
    await expect.element(name).toHaveValue('Brunch');
    await expect.element(rsvp).toHaveValue('Until Friday');
    await create.click();
    await expect.poll(place).toMatch(/^\/apps\/event\/[0-9a-f]{24}/);
  },
);

test.each(['empty200', 'null200', 'truncated', 'malformed'])(
  'after an update with an unreadable response (%s) the event is read before any claim',
  async (scenario) => {
    await openRoute(`/apps/event/${weddingId}`, { signedInAs: admin });
    await name.fill('In the garden');
    backend.play(`updateEvent:${scenario}`);
    await save.click();
    await expectTexts(toasts, ['Event saved']);
    await expect.element(page.getByRole('heading', { name: 'In the garden', level: 1 })).toBeVisible();
    expect((await backend.calls('getEvent')).length).toBeGreaterThan(2);
  },
);

test('an update answered by another network, a refused one and one without a connection count as unsaved, and the text is kept', async () => {
  expectErrors(/The API is not reachable at/);
  await openRoute(`/apps/event/${weddingId}`, { signedInAs: admin });
  await name.fill('In the garden');
  for (const [scenario, said] of [
    ['html200', unclear],
    ['404', 'There is no such thing.'],
    ['offline', unclear],
  ] as const) {
    backend.play(`updateEvent:${scenario}`);
    await save.click();
    await expect.element(alerts.first()).toMatchTextContent(said);
    await expect.element(name).toHaveValue('In the garden');
    await expect.element(save).toBeEnabled();
  }
  await expectCount(toasts, 0);
  backend.play();
  await save.click();
  await expectTexts(toasts, ['Event saved']);
  await expect.element(alerts.first()).not.toBeVisible();
});
